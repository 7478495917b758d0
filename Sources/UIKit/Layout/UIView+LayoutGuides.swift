import Foundation

extension UIView {
    private func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String, _ make: () -> UILayoutGuide) -> UILayoutGuide {
        let state = layoutStateForWriting
        if let guide = state.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = make()
        state.systemGuides.append(guide)
        return guide
    }

    private func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
        systemGuide(role, identifier) { UILayoutGuide(role: role, owner: self, identifier: identifier) }
    }

    /// The part of the view that bars and the device's shape do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

    /// The view within its margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

    /// The part within the margins that is no wider than text is comfortable to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

    /// The space that the keyboard takes; at the bottom of the safe area while there is no keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard, "UIKeyboardLayoutGuide") {
            UIKeyboardLayoutGuide(role: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
        } as! UIKeyboardLayoutGuide
    }

    var topLayoutGuideOfController: UILayoutGuide {
        systemGuide(.topLayout, "_UIViewControllerTop") {
            ControllerLayoutGuide(role: .topLayout, owner: self, identifier: "_UIViewControllerTop")
        }
    }

    var bottomLayoutGuideOfController: UILayoutGuide {
        systemGuide(.bottomLayout, "_UIViewControllerBottom") {
            ControllerLayoutGuide(role: .bottomLayout, owner: self, identifier: "_UIViewControllerBottom")
        }
    }

    /// The width at which text is comfortable to read, in points: it grows with the size of text that a person prefers.
    var readableWidth: CGFloat {
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 792
        case .extraExtraExtraLarge: 856
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            896
        default: 672
        }
    }

    /// How much of the view's height the keyboard guide takes.
    var keyboardOverlap: CGFloat {
        let guide = layoutState?.systemGuides.first { $0.role == .keyboard } as? UIKeyboardLayoutGuide
        let least = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let keyboard = KeyboardController.shared.frame, let window, !(window is InputWindow) else { return least }
        let top = convert(window.convert(keyboard, from: nil as UIWindow?), from: nil).minY
        return max(least, bounds.maxY - top)
    }

    /// How far the keyboard guide goes on below the view: to the window's edge.
    var keyboardReach: CGFloat {
        guard let window else { return 0 }
        return max(0, convert(window.bounds, from: window).maxY - bounds.maxY)
    }
}

/// The place of bars above or below a controller's view.
/// See https://developer.apple.com/documentation/uikit/uilayoutsupport.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the bars, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A controller's top or bottom layout guide.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return role == .topLayout ? insets.top : insets.bottom
    }
}

// MARK: Scroll views

extension UIView {
    /// The guide of a scroll view's content.
    var scrollContentGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

    /// The guide of what is seen of a scroll view's content.
    var scrollFrameGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

    /// Gives a scroll view the content size that constraints to its content make.
    func applyContentSize(of container: any LayoutContainer, _ engine: LayoutEngine) {
        guard let state = layoutState, let guide = state.systemGuides.first(where: { $0.role == .scrollContent }),
            let item = engine.existingItem(for: guide),
            item.uses > 0
        else { return }
        let rect = engine.alignmentRect(of: item)
        let scale = max(layer.contentsScale, 1)
        func align(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale }
        let size = CGSize(width: align(rect.maxX), height: align(rect.maxY))
        if abs(size.width - container.contentSize.width) > 1e-6 || abs(size.height - container.contentSize.height) > 1e-6 {
            container.contentSize = size
        }
    }
}
