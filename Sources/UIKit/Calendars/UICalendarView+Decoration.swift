import Foundation

extension UICalendarView {
    /// How large a decoration is. See https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large
    }

    /// What is shown below a day. See https://developer.apple.com/documentation/uikit/uicalendarview/decoration.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let make: () -> UIView

        /// Creates a decoration of a picture; of a filled circle, without one.
        ///
        /// - Parameters:
        ///   - image: the picture.
        ///   - color: its tint; `systemFill` at first.
        ///   - size: its size.
        public init(image: UIImage? = nil, color: UIColor? = nil, size: DecorationSize = .medium) {
            let configuration = UIImage.SymbolConfiguration(pointSize: size.pointSize)
            make = {
                let picture = image ?? UIImage(systemName: "circle.fill")
                let view = UIImageView(image: picture?.applyingSymbolConfiguration(configuration) ?? picture)
                view.tintColor = color ?? .systemFill
                view.contentMode = .scaleAspectFit
                view.bounds.size = size.fit(view.image?.size ?? .zero)
                return view
            }
        }

        /// Creates a decoration of a view of one's own, which is cut to its place below the day.
        public init(customViewProvider: @escaping () -> UIView) {
            make = {
                let view = customViewProvider()
                view.clipsToBounds = true
                if view.bounds.isEmpty { view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
                return view
            }
        }

        /// A filled circle.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// A picture.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view of one's own.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// The view, which has its size.
        func makeView() -> UIView {
            let view = make()
            view.isUserInteractionEnabled = false
            return view
        }
    }
}

extension UICalendarView.DecorationSize {
    /// The size of a symbol, in points.
    fileprivate var pointSize: CGFloat {
        switch self {
        case .small: 10
        case .medium: 13
        case .large: 16
        }
    }

    /// A picture's size, no higher than symbols are.
    fileprivate func fit(_ size: CGSize) -> CGSize {
        let limit = pointSize * 1.1
        guard size.height > limit else { return size }
        return CGSize(width: size.width * limit / size.height, height: limit)
    }
}
