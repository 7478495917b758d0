import UIKit

/// What a popover points at. See https://developer.apple.com/documentation/swiftui/popoverattachmentanchor.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)

    func rect(in bounds: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.rect(in: bounds)
        case .point(let point):
            CGRect(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height, width: 0, height: 0)
        }
    }
}

/// What a sheet or a popover becomes where there is little room. See https://developer.apple.com/documentation/swiftui/presentationadaptation.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    /// What is usual.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// What it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A page that covers everything.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a presented page says of how it is presented.
struct PresentationSettings {
    var isModal: Bool?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: Color?
    var adaptation: PresentationAdaptation?
    var interaction: PresentationBackgroundInteraction?
}

struct PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        let next = nextValue()
        value.isModal = value.isModal ?? next.isModal
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.adaptation = value.adaptation ?? next.adaptation
        value.interaction = value.interaction ?? next.interaction
    }
}

extension PageController {
    /// Takes over what the page says of how it is presented.
    func takePresentationSettings() {
        let settings = node.preference(PresentationSettingsKey.self) ?? PresentationSettings()
        let isModal = settings.isModal ?? false
        if isModalInPresentation != isModal { isModalInPresentation = isModal }
        if let color = settings.background { view.backgroundColor = color.uiColor(in: node.environment) }
        guard let sheet = shownSheet else { return }
        takeDetents()
        if let radius = settings.cornerRadius { sheet.preferredCornerRadius = radius }
        if let interaction = settings.interaction {
            sheet.largestUndimmedDetentIdentifier = interaction.largestDetent(sheet.detents.last?.identifier)
        }
        switch settings.dragIndicator {
        case .visible: sheet.prefersGrabberVisible = true
        case .hidden: sheet.prefersGrabberVisible = false
        case .automatic, nil: break
        }
    }
}

/// Lets a popover be one where there is little room, if its page says so.
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let adaptation: PresentationAdaptation?
    init(_ adaptation: PresentationAdaptation?) { self.adaptation = adaptation }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        adaptation == .popover || adaptation == PresentationAdaptation.none ? .none : .pageSheet
    }
}

extension View {
    /// Presents a popover as long as a value is true: a sheet where there is little room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover(attachmentAnchor, arrowEdge), item: { isPresented.wrappedValue ? AnyHashable(true) : nil }, content: content,
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: nil))
    }
    /// Presents a popover as long as there is a value: a sheet where there is little room.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover(attachmentAnchor, arrowEdge), item: { item.wrappedValue.map { AnyHashable($0.id) } },
                content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
                clear: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: nil))
    }

    private func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
    /// Keeps the sheet that the view is in from being pulled away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { presentation { $0.isModal = isDisabled } }
    /// Says whether the sheet that the view is in shows that it can be pulled.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { presentation { $0.dragIndicator = visibility } }
    /// Rounds the corners of the sheet that the view is in.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { presentation { $0.cornerRadius = cornerRadius } }
    /// Fills the background of the sheet that the view is in.
    public func presentationBackground(_ color: Color) -> some View { presentation { $0.background = color } }
    /// Says what the popover that the view is in becomes where there is little room.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { $0.adaptation = adaptation }
    }
}
