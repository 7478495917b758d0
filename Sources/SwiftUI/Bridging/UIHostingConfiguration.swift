import UIKit

/// What a cell of UIKit's shows where its content is a view of SwiftUI's.
/// See https://developer.apple.com/documentation/swiftui/uihostingconfiguration.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var margins = HostedMargins()
    private var minWidth: CGFloat?
    private var minHeight: CGFloat = 44

    private init(_ content: Content, _ background: Background) { (self.content, self.background) = (content, background) }

    /// Creates a configuration that shows a view, within the cell's margins.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.init(content(), EmptyView()) }

    private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        var copy = UIHostingConfiguration<Content, B>(content, background)
        (copy.margins, copy.minWidth, copy.minHeight) = (margins, minWidth, minHeight)
        return copy
    }

    /// Fills the cell with a style, behind the content and its margins.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        with(_UIHostingConfigurationBackgroundView(style: style))
    }

    /// Shows a view behind the content and its margins.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { with(content()) }

    /// Sets the content's distance from some of the cell's edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the content's distance from some of the cell's edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        copy.margins.set(edges, insets)
        return copy
    }

    /// Sets how small the cell may be, in points; the height is the system's 44 where none is said.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        (copy.minWidth, copy.minHeight) = (width, height ?? 44)
        return copy
    }

    /// Makes the view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// The same: the content is told of a cell's state by its environment alone.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    fileprivate func view(within cell: EdgeInsets) -> AnyView {
        AnyView(
            VStack { content }
                .padding(margins.insets(within: cell))
                .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, maxHeight: .infinity, alignment: .leading)
                .background { background })
    }
}

/// The background of a cell that is filled with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    /// A rectangle.
    public var body: some View { Rectangle().fill(style) }
}

/// The distances that a configuration sets.
private struct HostedMargins {
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }

    /// All distances: the cell's where none is set.
    func insets(within cell: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? cell.top, leading: leading ?? cell.leading, bottom: bottom ?? cell.bottom, trailing: trailing ?? cell.trailing)
    }
}

/// The view of a cell's content that SwiftUI makes.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private var shown: UIHostingConfiguration<Content, Background>
    private var hosted: HostedContent!
    /// The distance from the cell's top and bottom: no bar below which a row passes makes it larger.
    private static var verticalMargin: CGFloat { 11 }

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        super.init(frame: .zero)
        // A row's own distance from the sides, and the list's where that is larger.
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        preservesSuperviewLayoutMargins = true
        hosted = HostedContent(content, environment)
        hosted.sizeChanged = { [weak self] in self?.invalidateIntrinsicContentSize() }
        hosted.view.backgroundColor = .clear
        addSubview(hosted.view)
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            contentChanged()
        }
    }

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.take(traitCollection)
        return environment
    }

    private var content: AnyView {
        let margins = layoutMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return shown.view(
            within: EdgeInsets(
                top: Self.verticalMargin, leading: isRightToLeft ? margins.right : margins.left, bottom: Self.verticalMargin,
                trailing: isRightToLeft ? margins.left : margins.right))
    }

    private func contentChanged() {
        hosted.update(content, environment)
        invalidateIntrinsicContentSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if hosted != nil { contentChanged() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Sheets and links of the content are shown by the controller whose list the cell is in.
        hosted.controller =
            window == nil ? nil : sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.view.frame = bounds
    }

    override var intrinsicContentSize: CGSize { hosted.fittingSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosted.size(ProposedViewSize(width: size.width > 0 && size.width < 100_000 ? size.width : nil, height: nil))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthGiven = horizontalFittingPriority == .required
        let size = hosted.size(ProposedViewSize(width: isWidthGiven ? targetSize.width : nil, height: nil))
        return CGSize(
            width: isWidthGiven ? targetSize.width : size.width,
            height: verticalFittingPriority == .required ? targetSize.height : size.height)
    }
}
