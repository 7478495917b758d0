import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct PencilTests {
    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root) }

    @Test func tapsAndSqueezesAreTold() {
        let hearer = PencilHearer()
        let interaction = UIPencilInteraction(delegate: hearer)
        root.view.addInteraction(interaction)
        let pose = UIPencilHoverPose(location: CGPoint(x: 1, y: 2), zOffset: 0.5, azimuthAngle: .pi / 2, altitudeAngle: 1, rollAngle: 0)
        interaction.receive(UIPencilInteraction.Tap(timestamp: 3, hoverPose: pose))
        interaction.receive(UIPencilInteraction.Squeeze(timestamp: 4, phase: .ended, hoverPose: nil))
        #expect(hearer.words == ["tap at 1.0 2.0", "squeeze ended"])
        #expect(abs(pose.azimuthUnitVector.dx) < 1e-9 && pose.azimuthUnitVector.dy == 1)
        interaction.isEnabled = false
        interaction.receive(UIPencilInteraction.Tap(timestamp: 5, hoverPose: nil))
        #expect(hearer.words.count == 2)
    }

    @Test func thoseWhoKnowNoOtherCallAreToldInTheOldWay() {
        let hearer = OldPencilHearer()
        let interaction = UIPencilInteraction()
        interaction.delegate = hearer
        root.view.addInteraction(interaction)
        interaction.receive(UIPencilInteraction.Tap(timestamp: 3, hoverPose: nil))
        #expect(hearer.count == 1)
    }

    @Test func aDesktopHasNoPencil() {
        #expect(UIPencilInteraction.preferredTapAction == .ignore && UIPencilInteraction.preferredSqueezeAction == .ignore)
        #expect(!UIPencilInteraction.prefersPencilOnlyDrawing && !UIPencilInteraction.prefersHoverToolPreview)
        #expect(UIPencilPreferredAction.runSystemShortcut.rawValue == 6 && UIPencilInteraction.Phase.cancelled.rawValue == 3)
        #expect(!UIScribbleInteraction.isPencilInputExpected)
        let scribbler = Scribbler()
        let (direct, indirect) = (UIScribbleInteraction(delegate: scribbler), UIIndirectScribbleInteraction(delegate: scribbler))
        root.view.addInteraction(direct)
        root.view.addInteraction(indirect)
        #expect(direct.view === root.view && direct.delegate === scribbler && !direct.isHandlingWriting)
        #expect(indirect.view === root.view && indirect.delegate === scribbler && !indirect.isHandlingWriting)
        #expect(!scribbler.indirectScribbleInteraction(indirect, shouldDelayFocusForElement: "a"))
    }

    @Test func attributionsAreEqualByWhatTheySay() {
        func make(_ number: UInt8) -> UIEventAttribution {
            UIEventAttribution(
                sourceIdentifier: number, destinationURL: URL(string: "https://example.org")!, sourceDescription: "Shoes", purchaser: "Shop"
            )
        }
        #expect(make(3) == make(3) && make(3) != make(4) && make(3).hash == make(3).hash && make(3).reportEndpoint == nil)
        let cover = UIEventAttributionView(frame: root.view.bounds)
        root.view.addSubview(cover)
        #expect(root.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === root.view)
    }
}

private final class PencilHearer: NSObject, UIPencilInteractionDelegate {
    var words: [String] = []

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { words.append("old") }
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        words.append("tap at \(tap.hoverPose?.location.x ?? 0) \(tap.hoverPose?.location.y ?? 0)")
    }
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
        words.append("squeeze \(squeeze.phase)")
    }
}

private final class OldPencilHearer: NSObject, UIPencilInteractionDelegate {
    var count = 0

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { count += 1 }
}

private final class Scribbler: NSObject, UIScribbleInteractionDelegate, UIIndirectScribbleInteractionDelegate {
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([String]) -> Void
    ) { completion(["a"]) }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: String) -> Bool { false }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: String) -> CGRect { .zero }
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: String, referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    ) { completion(nil) }
}
