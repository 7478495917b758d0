import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class PreviewInteractionTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)
    private let log = PressLog()

    private func press(for seconds: Double) {
        stage.drag([CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 200)], over: seconds)
        stage.settle()
    }

    private func interaction() -> UIPreviewInteraction {
        _ = stage
        let interaction = UIPreviewInteraction(view: controller.view)
        interaction.delegate = log
        return interaction
    }

    @Test func aFingerThatStaysGoesTheWholeWay() {
        let interaction = interaction()
        press(for: 3)
        #expect(log.ends == ["preview", "commit"])
        #expect(log.previews.first == 0 && log.previews.last == 1 && log.previews == log.previews.sorted())
        #expect(log.commits.last == 1 && log.commits == log.commits.sorted())
        #expect(interaction.view === controller.view)
    }

    @Test func aFingerThatLeavesEarlyCancels() {
        let interaction = interaction()
        press(for: 0.4)
        #expect(log.ends == ["cancel"])
        #expect((log.previews.last ?? 1) < 1)
        _ = interaction
    }

    @Test func theAppMayRefuseAndCallOff() {
        let interaction = interaction()
        log.begins = false
        press(for: 3)
        #expect(log.ends.isEmpty && log.previews.isEmpty)
        log.begins = true
        log.onPreview = { [weak interaction] in interaction?.cancel() }
        press(for: 3)
        #expect(log.ends == ["cancel"])
    }

    @Test func theInteractionIsNotKeptByItsView() {
        weak var left: UIPreviewInteraction?
        let before = controller.view.gestureRecognizers?.count ?? 0
        do {
            let made = interaction()
            left = made
        }
        #expect(left == nil)
        #expect((controller.view.gestureRecognizers?.count ?? 0) == before)
    }
}

private final class PressLog: NSObject, UIPreviewInteractionDelegate {
    var previews: [CGFloat] = []
    var commits: [CGFloat] = []
    var ends: [String] = []
    var begins = true
    var onPreview: (() -> Void)?

    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { begins }
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
        previews.append(transitionProgress)
        if ended { ends.append("preview") }
        onPreview?()
    }
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {
        commits.append(transitionProgress)
        if ended { ends.append("commit") }
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { ends.append("cancel") }
}
