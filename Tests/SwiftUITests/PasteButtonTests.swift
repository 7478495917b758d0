import SampanFoundation
import Sessions
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

private final class Pasted {
    var texts: [String] = []
    var types: [[String]] = []
}

@Suite(.session, .serialized) @MainActor
struct PasteButtonTests {
    private let pasted = Pasted()

    private func isEnabled(_ stage: Stage<some View>) -> Bool { stage.views(PressControl.self).first?.isEnabled ?? false }

    private func press(_ stage: Stage<some View>) {
        stage.views(PressControl.self).first?.sendActions(for: .touchUpInside)
        stage.advance(0.1)
    }

    @Test func aValueIsPastedOnceThereIsOne() async {
        UIPasteboard.general.items = []
        let stage = Stage(PasteButton(payloadType: String.self) { [pasted] in pasted.texts += $0 })
        #expect(stage.texts.contains("Paste") && !isEnabled(stage))
        UIPasteboard.general.string = "milk"
        stage.advance(0.1)
        #expect(isEnabled(stage))
        press(stage)
        await stage.wait { !pasted.texts.isEmpty }
        #expect(pasted.texts == ["milk"])
        UIPasteboard.general.items = []
        stage.advance(0.1)
        #expect(!isEnabled(stage))
    }

    @Test func dataOfATypeIsPasted() {
        UIPasteboard.general.items = []
        UIPasteboard.general.setData(Data("{}".utf8), forPasteboardType: UTType.json.identifier)
        let stage = Stage(
            HStack {
                PasteButton(supportedContentTypes: [.json]) { [pasted] in pasted.types = $0.map(\.registeredTypeIdentifiers) }
                    .labelStyle(.iconOnly)
            })
        #expect(!stage.texts.contains("Paste") && isEnabled(stage))
        press(stage)
        #expect(pasted.types == [[UTType.json.identifier]])
    }

    @Test func whatIsOfNoTypeThatIsTakenIsNotPasted() {
        UIPasteboard.general.items = []
        UIPasteboard.general.string = "milk"
        let stage = Stage(PasteButton(supportedContentTypes: [.png]) { [pasted] in pasted.types = $0.map(\.registeredTypeIdentifiers) })
        #expect(!isEnabled(stage))
        press(stage)
        #expect(pasted.types.isEmpty)
    }
}
