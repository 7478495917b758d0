import Foundation

/// What a view does while the pointer is over it. See https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum.
///
/// The effect is shown on the preview's view, over what its properties say and without changing them. A preview's view that is in no window
/// is put where the preview's target is for as long as the effect lasts.
public enum UIPointerEffect {
    /// How a hovered view is tinted. See https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum/tintmode.
    public enum TintMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// Over its subviews.
        case overlay = 1
        /// Below its subviews.
        case underlay = 2
    }

    /// What suits the view: large views are hovered, those with a background are lifted, others are highlighted.
    case automatic(UITargetedPreview)
    /// A tinted shape below the view's subviews: the style's shape, or that of the preview.
    case highlight(UITargetedPreview)
    /// The view grows and gets a shadow.
    case lift(UITargetedPreview)
    /// The view is tinted, and gets a shadow and grows if that is wanted.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view, with where it is and how it looks.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
