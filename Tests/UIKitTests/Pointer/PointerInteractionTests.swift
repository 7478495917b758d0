import Foundation
import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct PointerInteractionTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    private let stage: Stage
    private let log = PointerLog()

    init() {
        stage = Stage(root)
        root.view.addSubview(view)
        stage.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) {
        _ = PointerTracker.current.pointerMoved(to: CGPoint(x: x, y: y))
        stage.advance(0.5)
    }

    private func add() -> UIPointerInteraction {
        let interaction = UIPointerInteraction(delegate: log)
        view.addInteraction(interaction)
        return interaction
    }

    private var shownScale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

    @Test func theDelegateHearsInOrder() {
        _ = add()
        point(110, 110)
        point(120, 110)
        point(10, 10)
        #expect(
            log.words == [
                "region 10.0 10.0", "style whole", "enter whole", "animate", "completion true", "region 20.0 10.0", "exit whole", "animate",
                "completion true",
            ])
    }

    @Test func regionsAreLeftAndEntered() {
        log.region = { request, whole in
            UIPointerRegion(
                rect: CGRect(x: request.location.x < 50 ? 0 : 50, y: 0, width: 50, height: 50),
                identifier: request.location.x < 50 ? "a" : "b")
        }
        log.isBrief = true
        let interaction = add()
        point(110, 110)
        point(120, 110)
        point(160, 110)
        #expect(log.words == ["style a", "enter a", "exit a", "style b", "enter b"])
        #expect(interaction.region?.identifier == AnyHashable("b"))
        log.words = []
        interaction.invalidate()
        #expect(log.words == ["style b"])
        interaction.isEnabled = false
        #expect(log.words == ["style b", "exit b"])
    }

    @Test func whereAViewHasNoRegionThoseAroundItAreAsked() {
        let outer = PointerLog()
        outer.isBrief = true
        root.view.addInteraction(UIPointerInteraction(delegate: outer))
        log.isBrief = true
        log.region = { request, whole in request.location.x < 50 ? whole : nil }
        _ = add()
        point(110, 110)
        #expect(log.words == ["style whole", "enter whole"] && outer.words.isEmpty)
        point(180, 110)
        #expect(log.words.last == "exit whole" && outer.words == ["style whole", "enter whole"])
    }

    @Test func aRegionWithoutTheSpotIsNone() {
        log.isBrief = true
        log.region = { _, _ in UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        _ = add()
        point(150, 110)
        #expect(log.words.isEmpty)
    }

    @Test func equalRegionsHaveTheSameRectangleAndIdentifier() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(UIPointerRegion(rect: rect, identifier: 1) == UIPointerRegion(rect: rect, identifier: 1))
        #expect(UIPointerRegion(rect: rect, identifier: 1).hash == UIPointerRegion(rect: rect, identifier: 1).hash)
        #expect(UIPointerRegion(rect: rect, identifier: 1) != UIPointerRegion(rect: rect))
        #expect(UIPointerRegion(rect: rect) != UIPointerRegion(rect: .zero))
    }

    @Test func aLiftedViewGrowsAndGetsAShadow() {
        log.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        _ = add()
        point(110, 110)
        #expect(abs(shownScale - 1.06) < 0.001 && view.layer.presentation()?.shadowOpacity == 0.25)
        #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
        #expect(!Session.current.renderLoop.needsFrame && !FrameTicker.isActive)
        point(10, 10)
        #expect(abs(shownScale - 1) < 0.001 && view.layer.presentation()?.shadowOpacity == 0)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func aHighlightedViewHasAShapeBelowItsContent() {
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(label)
        log.style = {
            UIPointerStyle(
                effect: .highlight(UITargetedPreview(view: $0)), shape: .roundedRect($0.frame.insetBy(dx: -8, dy: -4), radius: 5))
        }
        _ = add()
        point(110, 110)
        let tint = view.layer.sublayers?.first as? CAShapeLayer
        #expect(tint?.path?.boundingBox == CGRect(x: -8, y: -4, width: 116, height: 58))
        #expect(view.layer.sublayers?.last === label.layer && shownScale == 1)
        point(10, 10)
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test func hoveringTintsOverOrBelowTheContent() {
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(label)
        log.style = { UIPointerStyle(effect: .hover(UITargetedPreview(view: $0))) }
        let interaction = add()
        point(110, 110)
        #expect(view.layer.sublayers?.last is CAShapeLayer && abs(shownScale - 1.06) < 0.001)
        #expect(view.layer.presentation()?.shadowOpacity == 0)
        log.style = {
            UIPointerStyle(
                effect: .hover(
                    UITargetedPreview(view: $0), preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false))
        }
        interaction.invalidate()
        stage.advance(0.5)
        #expect(view.layer.sublayers?.count == 2 && view.layer.sublayers?.first is CAShapeLayer)
        #expect(abs(shownScale - 1) < 0.001 && view.layer.presentation()?.shadowOpacity == 0.25)
        #expect(UIPointerEffect.TintMode.underlay.rawValue == 2)
    }

    @Test func withoutADelegateTheEffectSuitsTheView() {
        view.backgroundColor = .red
        view.addInteraction(UIPointerInteraction(delegate: nil))
        point(110, 110)
        #expect(abs(shownScale - 1.06) < 0.001)
        point(10, 10)
        view.backgroundColor = nil
        point(110, 110)
        #expect(shownScale == 1 && view.layer.sublayers?.first is CAShapeLayer)
    }

    @Test func stylesOfThePointerAloneChangeNoView() {
        log.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical) }
        let interaction = add()
        point(110, 110)
        #expect(view.layer.animationKeys() == nil && view.layer.sublayers == nil && interaction.region != nil)
        log.style = { _ in UIPointerStyle.system() }
        interaction.invalidate()
        stage.settle()
        #expect(view.layer.animationKeys() == nil && view.layer.sublayers == nil)
    }

    @Test func thePointerIsHiddenWhereThatIsWanted() {
        var shown: [Bool] = []
        PointerTracker.current.pointerVisibilityDidChange = { shown.append($0) }
        log.style = { _ in UIPointerStyle.hidden() }
        _ = add()
        point(110, 110)
        point(120, 110)
        #expect(shown == [false])
        point(10, 10)
        #expect(shown == [false, true])
    }

    @Test func aPreviewsViewFromElsewhereIsThereForTheEffect() {
        let guest = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        log.style = { view in
            let target = UIPreviewTarget(container: view, center: CGPoint(x: 50, y: 25))
            return UIPointerStyle(effect: .lift(UITargetedPreview(view: guest, parameters: UIPreviewParameters(), target: target)))
        }
        _ = add()
        point(110, 110)
        #expect(guest.superview === view && guest.center == CGPoint(x: 50, y: 25))
        point(10, 10)
        #expect(guest.superview == nil)
    }

    @Test func anInteractionThatIsTakenAwayLeavesNothing() {
        log.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        let interaction = add()
        point(110, 110)
        view.removeInteraction(interaction)
        stage.advance(0.5)
        #expect(log.words.contains("exit whole") && interaction.view == nil && view.layer.animationKeys() == nil)
    }

    @Test func buttonsTakePartWhenTheyAreEnabledTo() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        root.view.addSubview(button)
        stage.settle()
        #expect(!button.isPointerInteractionEnabled && button.interactions.isEmpty)
        button.isPointerInteractionEnabled = true
        point(110, 310)
        #expect(button.isHovered && button.layer.sublayers?.first is CAShapeLayer)
        button.isEnabled = false
        #expect(!button.isHovered)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty)
    }

    @Test func aButtonsStyleIsProvided() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        root.view.addSubview(button)
        var proposed: (UIView, CGRect?)?
        button.pointerStyleProvider = { button, effect, shape in
            proposed = (effect.preview.view, shape.outline?.bounds)
            return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
        }
        stage.settle()
        #expect(button.isPointerInteractionEnabled)
        point(110, 310)
        #expect(proposed?.0 === button && proposed?.1 == button.frame)
        #expect(abs((button.layer.presentation()?.transform.m11 ?? 0) - 1.06) < 0.001)
    }

    @Test func viewsUnderThePointerAreFreed() {
        weak var freed: UIView?
        do {
            let other = UIButton(type: .system)
            other.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
            freed = other
            other.isPointerInteractionEnabled = true
            root.view.addSubview(other)
            point(110, 310)
            other.removeFromSuperview()
        }
        stage.advance(1)
        #expect(freed == nil)
    }
}

/// Writes down what a pointer interaction asks and tells.
private final class PointerLog: NSObject, UIPointerInteractionDelegate {
    var words: [String] = []
    /// Whether only styles, entering and leaving count.
    var isBrief = false
    var region: @MainActor (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: @MainActor (UIView) -> UIPointerStyle? = { _ in nil }

    private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "whole" }

    private func note(_ word: String, isMinor: Bool = false) {
        if !isBrief || !isMinor { words.append(word) }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        note("region \(request.location.x) \(request.location.y)", isMinor: true)
        return region(request, defaultRegion)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        note("style \(name(region))")
        return interaction.view.flatMap(style)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        note("enter \(name(region))")
        animate(animator)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        note("exit \(name(region))")
        animate(animator)
    }

    private func animate(_ animator: any UIPointerInteractionAnimating) {
        animator.addAnimations { [unowned self] in note("animate", isMinor: true) }
        animator.addCompletion { [unowned self] in note("completion \($0)", isMinor: true) }
    }
}
