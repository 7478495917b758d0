import UIKit

/// How high a sheet is. See https://developer.apple.com/documentation/swiftui/presentationdetent.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
    let kind: Kind
    private var resolve: (@Sendable (Context) -> CGFloat?)?

    init(kind: Kind) { self.kind = kind }

    /// Half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of it.
    public static let large = PresentationDetent(kind: .large)
    /// A part of it.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// So many points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that is computed.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
        detent.resolve = { D.height(in: $0) }
        return detent
    }

    /// What a height is computed from. See https://developer.apple.com/documentation/swiftui/presentationdetent/context.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// Whether both are the same height.
    public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }
    /// Adds the height to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    @MainActor
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        default: UISheetPresentationController.Detent.Identifier("SwiftUI.\(kind)")
        }
    }

    /// The height in a sheet that may be so high; `nil` if it is none there.
    func height(_ most: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        switch kind {
        case .medium: most / 2
        case .large: most
        case .fraction(let part): most * part
        case .height(let height): height
        case .custom: resolve?(Context(maxDetentValue: most, environment: environment))
        }
    }

    @MainActor
    func uiKit(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        default: .custom(identifier: identifier) { height($0.maximumDetentValue, environment) }
        }
    }

    static func ordered(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
        func height(_ detent: PresentationDetent) -> CGFloat { detent.height(1000, EnvironmentValues()) ?? 0 }
        return detents.sorted { height($0) < height($1) }
    }
}

/// A height of sheets that is computed. See https://developer.apple.com/documentation/swiftui/custompresentationdetent.
public protocol CustomPresentationDetent {
    /// What the height is computed from.
    typealias Context = PresentationDetent.Context
    /// The height; `nil` for none.
    static func height(in context: Context) -> CGFloat?
}

/// The heights that a sheet may have, and the one that it has.
struct SheetDetents {
    var all: [PresentationDetent] = []
    var chosen: PresentationDetent?
    var choose: (PresentationDetent) -> Void = { _ in }
}

struct DetentsKey: PreferenceKey {
    static var defaultValue: SheetDetents { SheetDetents() }
    static func reduce(value: inout SheetDetents, nextValue: () -> SheetDetents) {
        let next = nextValue()
        value.all += next.all
        if value.chosen == nil { (value.chosen, value.choose) = (next.chosen, next.choose) }
    }
}

/// Hears of heights that the person chooses.
final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    var detents = SheetDetents()
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        guard let chosen = detents.all.first(where: { $0.identifier == sheet.selectedDetentIdentifier }) else { return }
        detents.choose(chosen)
    }
}

extension PageController {
    /// The sheet that shows the page; a popover's, which it becomes where there is little room.
    var shownSheet: UISheetPresentationController? {
        sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
    }

    /// Takes over what the page says of the sheet's height.
    func takeDetents() {
        guard let detents = node.preference(DetentsKey.self), !detents.all.isEmpty, let sheet = shownSheet else { return }
        sheetDelegate.detents = detents
        sheet.delegate = sheetDelegate
        let isNew = sheet.detents.map(\.identifier) != detents.all.map(\.identifier)
        if isNew {
            sheet.detents = detents.all.map { $0.uiKit(node.environment) }
            sheet.prefersGrabberVisible = detents.all.count > 1
        }
        guard let chosen = detents.chosen?.identifier, sheet.selectedDetentIdentifier != chosen else { return }
        if presentingViewController == nil {
            sheet.selectedDetentIdentifier = chosen
        } else {
            sheet.animateChanges { sheet.selectedDetentIdentifier = chosen }
        }
    }
}

/// A view that chooses the height of the sheet that it is in.
private struct DetentChoice<Content: View>: View {
    let content: Content
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent

    var body: some View {
        let selection = $selection
        content.preference(
            key: DetentsKey.self,
            value: SheetDetents(all: PresentationDetent.ordered(detents), chosen: selection.wrappedValue) { selection.wrappedValue = $0 })
    }
}

extension View {
    /// Says how high the sheet that the view is in may be.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: DetentsKey.self, value: SheetDetents(all: PresentationDetent.ordered(detents)))
    }
    /// Says how high the sheet that the view is in may be, and how high it is.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        DetentChoice(content: self, detents: detents, selection: selection)
    }
}

/// Whether what is behind a sheet can be used. See https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind { case usual, enabled, upThrough(PresentationDetent), disabled }
    let kind: Kind
    /// As usual: it cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .usual)
    /// It can.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// It can as long as the sheet is not higher than a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// The greatest height at which it can be used.
    @MainActor
    func largestDetent(
        _ largest: UISheetPresentationController.Detent.Identifier?
    ) -> UISheetPresentationController.Detent.Identifier? {
        switch kind {
        case .usual, .disabled: nil
        case .enabled: largest
        case .upThrough(let detent): detent.identifier
        }
    }
}

extension View {
    /// Says whether what is behind the sheet that the view is in can be used.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        transformPreference(PresentationSettingsKey.self) { $0.interaction = interaction }
    }
}
