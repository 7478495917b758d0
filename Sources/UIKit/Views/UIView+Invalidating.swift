import Foundation
import ObjCRuntime

/// What a change of a property makes a view do anew. See https://developer.apple.com/documentation/uikit/uiviewinvalidating.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Has the view do it before the next frame.
    func invalidate(view: UIView)
}

extension UIView {
    /// What changes of properties can invalidate. See https://developer.apple.com/documentation/uikit/uiview/invalidations.
    public enum Invalidations {
        /// The drawing.
        @preconcurrency @MainActor
        public struct Display: UIViewInvalidating {
            nonisolated init() {}
            /// Has the view drawn anew.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The layout of subviews.
        @preconcurrency @MainActor
        public struct Layout: UIViewInvalidating {
            nonisolated init() {}
            /// Has the view lay out its subviews.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The constraints.
        @preconcurrency @MainActor
        public struct Constraints: UIViewInvalidating {
            nonisolated init() {}
            /// Has the view bring its constraints up to date.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The size that the content asks for.
        @preconcurrency @MainActor
        public struct IntrinsicContentSize: UIViewInvalidating {
            nonisolated init() {}
            /// Has the view asked for its size.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of cells, headers and buttons; other views have none.
        @preconcurrency @MainActor
        public struct Configuration: UIViewInvalidating {
            nonisolated init() {}
            /// Has the view bring its configuration up to date.
            public func invalidate(view: UIView) { (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration() }
        }

        /// Two things at once.
        @preconcurrency @MainActor
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            nonisolated(unsafe) private let first: First
            nonisolated(unsafe) private let second: Second

            /// Both of two things.
            nonisolated public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }
            /// Has the view do both.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view, each change of which invalidates something. See https://developer.apple.com/documentation/uikit/uiview/invalidating.
    @propertyWrapper @preconcurrency @MainActor
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        /// What is stored. A view's property is read and written through the view.
        @available(*, unavailable, message: "only properties of views can be @Invalidating")
        public var wrappedValue: Value {
            get { preconditionFailure("UIView.Invalidating: the property is not a view's") }
            set { preconditionFailure("UIView.Invalidating: the property is not a view's") }
        }

        nonisolated(unsafe) private var stored: Value
        nonisolated(unsafe) private let invalidation: InvalidationType

        /// Reads the property, and writes it: a value that differs invalidates what the wrapper names.
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped wrappedPath: ReferenceWritableKeyPath<View, Value>,
            storage storagePath: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storagePath].stored }
            set {
                guard view[keyPath: storagePath].stored != newValue else { return }
                view[keyPath: storagePath].stored = newValue
                view[keyPath: storagePath].invalidation.invalidate(view: view)
            }
        }

        /// A property whose changes invalidate one thing.
        nonisolated public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            stored = wrappedValue
            self.invalidation = invalidation
        }

        /// A property whose changes invalidate two things.
        nonisolated public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second
        ) where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
        }

        /// A property whose changes invalidate three things.
        nonisolated public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
        }

        /// A property whose changes invalidate four things.
        nonisolated public init<
            First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating, Fourth: UIViewInvalidating
        >(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>> {
            let (left, right) = (Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth))
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(left, right))
        }
    }
}

/// A view whose looks follow from a configuration.
@MainActor
protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The drawing.
    nonisolated public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The layout of subviews.
    nonisolated public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints.
    nonisolated public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size that the content asks for.
    nonisolated public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of cells, headers and buttons.
    nonisolated public static var configuration: Self { Self() }
}
