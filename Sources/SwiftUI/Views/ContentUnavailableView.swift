/// Says that there is nothing to show. See https://developer.apple.com/documentation/swiftui/contentunavailableview.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates a view of its parts.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    /// The parts, in the middle of the room.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The image above the title, both large.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(HierarchicalShapeStyle.secondary)
            configuration.title.font(.title2).fontWeight(.bold)
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title and an image.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
    }
    /// Creates a view with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    /// Creates a view with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
    }
    /// Creates a view with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
}

/// What a search says that has found nothing. See https://developer.apple.com/documentation/swiftui/searchunavailablecontent.
public struct SearchUnavailableContent {
    /// The title.
    public struct Label: View {
        let text: String?
        @Environment(\.search) private var search
        /// The title, with what was looked for if that is known.
        public var body: some View {
            let looked = text ?? search?.text.wrappedValue ?? ""
            SwiftUI.Label {
                looked.isEmpty ? Text("No Results") : Text("No Results for “\(looked)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
    /// What can be done.
    public struct Description: View {
        /// What can be done.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// Nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that the search around the view has found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }
    /// Says that a search has found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }

    private static func make(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
