import SampanFoundation
import Sessions
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

private final class Log {
    var lines: [String] = []
}

private struct Recorder: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
        log.lines.append("dropped \(info.itemProviders(for: [.text]).count) at \(Int(info.location.x))")
        return true
    }
}

private struct Board: View {
    let log: Log
    @State private var isOver = false
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 100).onDrag {
                NSItemProvider(object: "red" as NSString)
            } preview: {
                Text("preview")
            }
            Color.green.frame(width: 100, height: 100).onDrop(of: [.text], delegate: Recorder(log: log))
            Color.blue.frame(width: 100, height: 100)
                .onDrop(of: [.plainText], isTargeted: $isOver) { providers in
                    log.lines.append("took \(providers.count)")
                    return true
                }
            Text(isOver ? "over" : "away")
        }
        .ignoresSafeArea()
    }
}

private final class DragStandIn: NSObject, UIDragSession {
    var localContext: Any?
    var items: [UIDragItem] { [] }
    var allowsMoveOperation: Bool { true }
    var isRestrictedToDraggingApplication: Bool { false }
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

@Suite(.session, .serialized) @MainActor
struct DragAndDropTests {
    /// A finger that stays, moves and goes.
    private func drag<V: View>(_ stage: Stage<V>, from start: CGPoint, through places: [CGPoint], _ look: (Int) -> Void = { _ in }) {
        let finger = Finger { stage.now }
        finger.down(at: start)
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            finger.wait()
        }
        for (index, place) in places.enumerated() {
            finger.move(to: place)
            stage.advance(0.1)
            look(index)
        }
        finger.up(at: places.last ?? start)
        stage.advance(1)
    }

    @Test func whatIsDraggedIsTakenWhereItIsDropped() {
        let log = Log()
        let stage = Stage(Board(log: log))
        let places = stage.shapes.sorted { $0.minY < $1.minY }.map { CGPoint(x: $0.midX, y: $0.midY) }
        var seen: [Bool] = []
        drag(stage, from: places[0], through: [places[1], places[2]]) { _ in seen.append(stage.texts.contains("over")) }
        #expect(log.lines == ["entered", "exited", "took 1"])
        #expect(seen == [false, true] && stage.texts.contains("away"))
    }

    @Test func aDelegateSaysWhatADropDoes() {
        let log = Log()
        let stage = Stage(Board(log: log))
        let places = stage.shapes.sorted { $0.minY < $1.minY }.map { CGPoint(x: $0.midX, y: $0.midY) }
        drag(stage, from: places[0], through: [places[1]])
        #expect(log.lines == ["entered", "dropped 1 at 50"])
    }

    @Test func aViewHasAPreviewOfItsOwnWhileItIsDragged() throws {
        let stage = Stage(Board(log: Log()))
        let drag = try #require(stage.views(EffectView.self).flatMap(\.interactions).lazy.compactMap { $0 as? UIDragInteraction }.first)
        let items = try #require(drag.delegate).dragInteraction(drag, itemsForBeginning: DragStandIn())
        let preview = try #require(items.first?.previewProvider?())
        #expect(preview.view.bounds.width > 30)
    }

    @Test func valuesAreDroppedAsWhatTheyAre() async throws {
        var taken: [String] = []
        let stage = Stage(
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).draggable("value")
                Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { items, _ in
                    taken += items
                    return true
                }
            })
        let places = stage.shapes.sorted { $0.minY < $1.minY }.map { CGPoint(x: $0.midX, y: $0.midY) }
        drag(stage, from: places[0], through: [places[1]])
        for _ in 0..<100 where taken.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(taken == ["value"])
    }
}
