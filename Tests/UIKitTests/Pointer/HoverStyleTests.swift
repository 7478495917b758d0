import Foundation
import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct HoverStyleTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    private let stage: Stage

    init() {
        stage = Stage(root)
        root.view.addSubview(view)
        stage.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) {
        _ = PointerTracker.current.pointerMoved(to: CGPoint(x: x, y: y))
        stage.advance(0.5)
    }

    private var shownScale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

    @Test func aViewWithAStyleIsLiftedUnderThePointer() {
        view.hoverStyle = .init(effect: .lift, shape: .circle)
        #expect(view.interactions.isEmpty)
        point(110, 110)
        #expect(abs(shownScale - 1.06) < 0.001)
        point(10, 10)
        #expect(abs(shownScale - 1) < 0.001)
        view.hoverStyle = nil
        point(110, 110)
        #expect(shownScale == 1 && view.hoverStyle == nil)
    }

    @Test func aHighlightHasTheShape() {
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect.inset(by: -10))
        point(110, 110)
        let tint = view.layer.sublayers?.first as? CAShapeLayer
        #expect(tint?.path?.boundingBox == CGRect(x: -10, y: -10, width: 120, height: 70))
    }

    @Test func theStyleIsCopiedAndCanBeChanged() {
        let style = UIHoverStyle(shape: .capsule)
        view.hoverStyle = style
        #expect(view.hoverStyle !== style && view.hoverStyle == style && view.hoverStyle?.effect is UIHoverAutomaticEffect)
        view.hoverStyle?.effect = UIHoverLiftEffect()
        #expect(view.hoverStyle != style)
        point(110, 110)
        #expect(abs(shownScale - 1.06) < 0.001)
        view.hoverStyle?.isEnabled = false
        stage.advance(0.5)
        #expect(abs(shownScale - 1) < 0.001)
        view.hoverStyle?.isEnabled = true
        point(111, 110)
        #expect(abs(shownScale - 1.06) < 0.001)
    }

    @Test func stylesOfPointersServeToo() {
        view.hoverStyle = UIPointerStyle(effect: .hover(UITargetedPreview(view: view)))
        point(110, 110)
        #expect(view.layer.sublayers?.last is CAShapeLayer && abs(shownScale - 1.06) < 0.001)
    }

    @Test func stylesOfPointersAreToldApart() {
        #expect(UIPointerStyle.hidden() == UIPointerStyle.hidden() && UIPointerStyle.hidden() != UIPointerStyle.system())
        let style = UIPointerStyle.system()
        style.shape = .circle
        style.accessories = [.arrow(.top)]
        let copy = style.copy() as? UIPointerStyle
        #expect(copy == style && copy?.shape == .circle)
        copy?.accessories = []
        #expect(copy != style)
    }

    @Test func anInteractionOfTheViewComesFirst() {
        let interaction = UIPointerInteraction(delegate: nil)
        view.addInteraction(interaction)
        view.hoverStyle = UIHoverStyle(effect: .lift)
        point(110, 110)
        #expect(interaction.region != nil && shownScale == 1)
    }

    @Test func viewsWithStylesAreFreed() {
        weak var freed: UIView?
        do {
            let other = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
            freed = other
            other.hoverStyle = UIHoverStyle(effect: .lift)
            root.view.addSubview(other)
            point(110, 310)
            other.removeFromSuperview()
        }
        stage.advance(1)
        #expect(freed == nil)
    }

    // MARK: Accessories

    @Test func accessoriesFollowThePointer() {
        let style = UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 4, height: 4)))
        style.accessories = [.arrow(.top), .arrow(.bottomRight), UIPointerAccessory(.verticalBeam(length: 10), position: .left)]
        view.hoverStyle = style
        let count = stage.window.subviews.count
        point(110, 110)
        let shown = stage.window.subviews.last
        #expect(stage.window.subviews.count == count + 1 && shown?.layer.sublayers?.count == 3)
        #expect(shown?.center == CGPoint(x: 110, y: 110))
        #expect((shown?.layer.sublayers?.first?.position.y ?? 0) < -10 && (shown?.layer.sublayers?.last?.position.x ?? 0) < -10)
        point(120, 115)
        #expect(shown?.center == CGPoint(x: 120, y: 115))
        point(10, 10)
        #expect(stage.window.subviews.count == count)
    }

    @Test func arrowsAreTurnedByTheirAngleAndOffsetsAreNotNegative() {
        let arrow = UIPointerAccessory.arrow(.right)
        #expect(arrow.orientationMatchesAngle && arrow.position == .right)
        #expect(arrow.outline.bounds.height > arrow.outline.bounds.width)
        arrow.orientationMatchesAngle = false
        #expect(arrow.outline.bounds.height < arrow.outline.bounds.width)
        let position = UIPointerAccessory.Position(offset: -4, angle: 1)
        #expect(UIPointerAccessory(.horizontalBeam(length: 5), position: position).position.offset == 0)
    }
}
