import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PreferredTransitionTests {
    private let root = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: root)
    private lazy var stage = Stage(navigation)
    private let thumbnail = UIView(frame: CGRect(x: 50, y: 300, width: 80, height: 80))

    private func addThumbnail() {
        _ = stage
        thumbnail.backgroundColor = .blue
        root.view.addSubview(thumbnail)
        stage.settle()
    }

    private func detail(_ options: UIViewController.Transition.ZoomOptions? = nil) -> UIViewController {
        let detail = UIViewController()
        detail.loadViewIfNeeded()
        detail.view.backgroundColor = .white
        detail.preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
        return detail
    }

    @Test func aPushedViewGrowsOutOfItsSource() {
        addThumbnail()
        let detail = detail()
        navigation.pushViewController(detail, animated: true)
        // The card is on its way from the thumbnail, which is not seen besides.
        let card = detail.view.superview!
        stage.advance(0.05)
        let width = card.layer.presentation()?.bounds.width ?? 0
        #expect(width >= 80 && width < navigation.view.bounds.width)
        #expect(thumbnail.alpha == 0)
        stage.advance(2)
        #expect(navigation.topViewController === detail)
        #expect(detail.view.transform.isIdentity && detail.view.frame == navigation.view.bounds)
        #expect(thumbnail.alpha == 1)
        navigation.popViewController(animated: true)
        stage.advance(2)
        #expect(navigation.topViewController === root && root.view.window != nil && detail.view.window == nil)
        #expect(thumbnail.alpha == 1)
    }

    @Test func theProviderIsToldOfBothControllersEachTime() {
        addThumbnail()
        var told: [[UIViewController]] = []
        let detail = UIViewController()
        detail.preferredTransition = .zoom { [thumbnail] context in
            told.append([context.sourceViewController, context.zoomedViewController])
            return thumbnail
        }
        navigation.pushViewController(detail, animated: true)
        stage.advance(2)
        navigation.popViewController(animated: true)
        stage.advance(2)
        #expect(told == [[root, detail], [root, detail]])
    }

    @Test func whereThereIsNoSourceTheStackSlides() {
        addThumbnail()
        let detail = UIViewController()
        detail.preferredTransition = .zoom { _ in nil }
        navigation.pushViewController(detail, animated: true)
        #expect(detail.view.superview === root.view.superview)
        stage.advance(1)
        #expect(navigation.topViewController === detail && detail.view.frame == navigation.view.bounds)
    }

    @Test func aFingerDragsTheViewBack() {
        addThumbnail()
        let detail = detail()
        navigation.pushViewController(detail, animated: true)
        stage.advance(2)
        let way = (0...10).map { CGPoint(x: 200, y: 300 + CGFloat($0) * 30) }
        stage.drag(way, over: 0.4)
        stage.advance(2)
        #expect(navigation.topViewController === root)
        #expect(thumbnail.alpha == 1)
    }

    @Test func aShortDragLeavesTheViewWhereItIs() {
        addThumbnail()
        let detail = detail()
        navigation.pushViewController(detail, animated: true)
        stage.advance(2)
        let way = (0...10).map { CGPoint(x: 200, y: 300 + CGFloat($0) * 4) }
        stage.drag(way, over: 2)
        stage.advance(2)
        #expect(navigation.topViewController === detail)
        #expect(detail.view.transform.isIdentity && detail.view.frame == navigation.view.bounds)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func theAppDecidesWhetherAGestureBegins() {
        addThumbnail()
        let options = UIViewController.Transition.ZoomOptions()
        var asked: [Bool] = []
        options.interactiveDismissShouldBegin = { context in
            asked.append(context.willBegin)
            return false
        }
        let detail = detail(options)
        navigation.pushViewController(detail, animated: true)
        stage.advance(2)
        stage.drag((0...10).map { CGPoint(x: 200, y: 300 + CGFloat($0) * 30) }, over: 0.4)
        stage.advance(2)
        #expect(asked.first == true)
        #expect(navigation.topViewController === detail)
    }

    @Test func aPresentedViewZoomsAndIsDraggedBack() {
        addThumbnail()
        let detail = detail()
        detail.modalPresentationStyle = .fullScreen
        navigation.present(detail, animated: true)
        stage.advance(2)
        #expect(navigation.presentedViewController === detail && detail.view.frame == stage.window.bounds)
        stage.drag((0...10).map { CGPoint(x: 200, y: 300 + CGFloat($0) * 30) }, over: 0.4)
        stage.advance(2)
        #expect(navigation.presentedViewController == nil)
        #expect(root.view.window != nil)
    }

    @Test func aPushMayDissolve() {
        _ = stage
        let detail = UIViewController()
        detail.preferredTransition = .crossDissolve
        navigation.pushViewController(detail, animated: true)
        stage.advance(0.1)
        #expect(detail.view.frame.minX == 0)
        let shown = detail.view.layer.presentation()?.opacity ?? 1
        #expect(shown > 0 && shown < 1)
        stage.advance(1)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(navigation.topViewController === root && root.view.window != nil && detail.view.alpha == 1)
    }

    @Test func nothingIsLeftOfWhatZoomed() {
        addThumbnail()
        weak var left: UIViewController?
        do {
            let detail = detail()
            left = detail
            navigation.pushViewController(detail, animated: true)
            stage.advance(2)
            navigation.popViewController(animated: true)
            stage.advance(2)
        }
        stage.advance(1)
        #expect(left == nil)
    }
}
