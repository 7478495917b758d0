import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct BandSelectionTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    private let stage: Stage

    init() {
        stage = Stage(root)
        root.view.addSubview(view)
        stage.settle()
    }

    private func drag() {
        _ = PointerTracker.current.pointerMoved(to: CGPoint(x: 100, y: 150))
        stage.drag([CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 190), CGPoint(x: 90, y: 210)])
    }

    @Test func thePointerDragsABand() {
        var told: [(UIBandSelectionInteraction.State, CGRect)] = []
        var bands: [Int] = []
        let interaction = UIBandSelectionInteraction { [view] in
            told.append(($0.state, $0.selectionRect))
            bands.append(view.subviews.count)
        }
        view.addInteraction(interaction)
        #expect(interaction.state == .possible && interaction.selectionRect.isNull)
        drag()
        #expect(told.map(\.0) == [.began, .selecting, .ended])
        #expect(told.first?.1 == CGRect(x: 50, y: 50, width: 30, height: 40))
        #expect(told.last?.1 == CGRect(x: 40, y: 50, width: 10, height: 60))
        #expect(bands.allSatisfy { $0 == 1 } && view.subviews.isEmpty)
        #expect(interaction.state == .possible && interaction.selectionRect.isNull)
    }

    @Test func modifierKeysAtItsBeginningAreKnown() {
        var flags: UIKeyModifierFlags?
        view.addInteraction(UIBandSelectionInteraction { if $0.state == .selecting { flags = $0.initialModifierFlags } })
        HeldModifiers.current.key(0xE1, isDown: true)
        drag()
        #expect(flags == .shift)
    }

    @Test func fingersDragNone() {
        var count = 0
        view.addInteraction(UIBandSelectionInteraction { _ in count += 1 })
        stage.drag([CGPoint(x: 100, y: 150), CGPoint(x: 150, y: 190), CGPoint(x: 200, y: 210)])
        #expect(count == 0)
    }

    @Test func itIsAskedWhereABandMayBegin() {
        var count = 0
        var asked: [CGPoint] = []
        let interaction = UIBandSelectionInteraction { _ in count += 1 }
        interaction.shouldBeginHandler = { _, point in
            asked.append(point)
            return false
        }
        view.addInteraction(interaction)
        drag()
        #expect(asked == [CGPoint(x: 50, y: 50)] && count == 0)
        interaction.shouldBeginHandler = nil
        interaction.isEnabled = false
        drag()
        #expect(count == 0)
    }
}
