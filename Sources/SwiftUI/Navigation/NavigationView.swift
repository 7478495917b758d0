import UIKit

/// Pages that are put on top of each other, or columns beside each other, in the old way. See
/// https://developer.apple.com/documentation/swiftui/navigationview.
///
/// The first view is the first page, or the side bar; the others are the columns behind it, where there is room for them.
public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewForm) private var form
    /// Creates a navigation.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The navigation.
    public var body: some View {
        let columns = (content as? any ViewTuple)?.parts.map(AnyView.init(erasing:)) ?? []
        if columns.count < 2 {
            NavigationHost(path: nil, content: content)
        } else if form == .stack {
            NavigationHost(path: nil, content: columns[0])
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }
}

/// Whether a navigation shows columns.
enum NavigationViewForm {
    case stack, columns
}

private struct NavigationViewFormKey: EnvironmentKey { static var defaultValue: NavigationViewForm { .columns } }

extension EnvironmentValues {
    fileprivate var navigationViewForm: NavigationViewForm {
        get { self[NavigationViewFormKey.self] }
        set { self[NavigationViewFormKey.self] = newValue }
    }
}

/// How a navigation shows its columns, in the old way. See https://developer.apple.com/documentation/swiftui/navigationviewstyle.
public protocol NavigationViewStyle {
    /// How the columns are shown.
    var _form: _NavigationViewForm { get }
}

/// How columns are shown.
public struct _NavigationViewForm {
    fileprivate let form: NavigationViewForm
}

/// The style that fits: columns where there is room. See https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Columns where there is room.
    public var _form: _NavigationViewForm { _NavigationViewForm(form: .columns) }
}
/// The first view alone, with pages on top of it. See https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Pages on top of each other.
    public var _form: _NavigationViewForm { _NavigationViewForm(form: .stack) }
}
/// Columns where there is room. See https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns where there is room.
    public var _form: _NavigationViewForm { _NavigationViewForm(form: .columns) }
}
/// Two columns where there is room. See https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Columns where there is room.
    public var _form: _NavigationViewForm { _NavigationViewForm(form: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that fits.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages on top of each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Says how navigations within show their columns.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { environment(\.navigationViewForm, style._form.form) }
}
