import Foundation
import QuartzCore
import SampanHost

/// What a test sees of the screen: the elements that assistive technologies meet, and the views that hold them.
///
/// An element hides what is within it; lists, bars and views that are no elements themselves are containers. What is hidden is not there,
/// what lies outside of the screen is, but cannot be touched.
@MainActor
final class ElementTree {
    /// That of the present session.
    static var shared: ElementTree { Session.current.part(ElementTree.init) }

    /// What was numbered when the screen was last looked at.
    private var numbered: [Weak<AnyObject>] = []
    /// The rows among it that no view shows.
    private var unseenRows: [UnseenRow] = []

    /// So deep views are looked at that lie in each other.
    private static let depth = 250
    /// So many rows of a table are told of that nothing shows.
    private static let unseenRowLimit = 500

    /// Whether rows are looked into that nothing shows.
    private var isWhole = false

    /// Looks at the screen.
    ///
    /// - Parameter isWhole: whether rows are looked into that nothing shows: their cells are made for that.
    func look(isWhole: Bool = false) -> ScreenSnapshot {
        self.isWhole = isWhole
        (numbered, unseenRows) = ([], [])
        let windows = WindowStack.shared.windowsOnDisplay
        let application = UIApplication.sharedIfRunning
        var app = element(.application, UIScreen.main)
        app.label = Bundle.main.displayName
        app.frame = UIScreen.main.bounds
        app.children = windows.filter { !($0 is SystemWindow) }.compactMap { node(of: $0, in: nil) }
        if let keyboard = KeyboardElements.keyboard(number: { self.number($0) }) { app.children.append(keyboard) }
        var system: ElementSnapshot?
        let systemWindows = windows.filter { $0 is SystemWindow }
        if !systemWindows.isEmpty {
            var board = element(.application, UIScreen.main)
            board.frame = UIScreen.main.bounds
            board.children = systemWindows.compactMap { node(of: $0, in: nil) }
            system = board
        }
        return ScreenSnapshot(app: app, system: system, isForeground: application?.applicationState != .background)
    }

    /// The same as text.
    func json(isWhole: Bool = false) -> String {
        let data = try? JSONEncoder().encode(look(isWhole: isWhole))
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// What had a number when the screen was last looked at, if it is still there.
    func object(_ number: Int) -> AnyObject? { numbered.indices.contains(number) ? numbered[number].object : nil }

    private func number(_ object: AnyObject) -> Int {
        numbered.append(Weak(object))
        return numbered.count - 1
    }

    private func element(_ kind: ElementKind, _ object: AnyObject) -> ElementSnapshot {
        var element = ElementSnapshot(kind)
        element.number = number(object)
        return element
    }

    // MARK: Views

    /// Where views are looked at: how much of the window is seen there, in the screen's points, and how deep that is.
    private struct Surroundings {
        var window: UIWindow
        var visible: CGRect
        var depth: Int
    }

    private func node(of view: UIView, in surroundings: Surroundings?) -> ElementSnapshot? {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return nil }
        var inside = surroundings ?? Surroundings(window: view as! UIWindow, visible: UIScreen.main.bounds, depth: Self.depth)
        guard inside.depth > 0 else { return nil }
        inside.depth -= 1
        var element = element(view.elementKind, view)
        describe(view, &element)
        element.point = point(of: view, frame: element.frame, inside)
        if view.clipsToBounds { inside.visible = inside.visible.intersection(view.convert(view.bounds, to: nil)) }
        element.children = children(of: view, inside)
        return element
    }

    private func describe(_ view: UIView, _ element: inout ElementSnapshot) {
        element.frame = view.accessibilityFrame
        element.identifier = view.accessibilityIdentifier ?? view.standardElementIdentifier ?? ""
        let traits = view.accessibilityTraits
        element.label = view.accessibilityLabel ?? view.standardElementLabel ?? ""
        element.value = view.accessibilityValue ?? view.standardElementValue
        element.placeholder = (view as? UITextField)?.placeholder
        element.isEnabled = !traits.contains(.notEnabled)
        element.isSelected = traits.contains(.selected) || view.isSelectedCell
        element.hasKeyboardFocus = view is any UIKeyInput && view.isFirstResponder
        element.facts = ElementFacts(of: view)
    }

    private func children(of view: UIView, _ inside: Surroundings) -> [ElementSnapshot] {
        if !view.isAccessibilityElement, let own = view.automationElements ?? view.elementsInside { return nodes(of: own, inside) }
        guard !view.isAccessibilityElement else { return parts(of: view, inside) }
        if view is AlertContentView { return alertParts(of: view, inside) }
        var subviews = view.subviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { subviews = [modal] }
        if view is UITableView || view is UICollectionView { subviews = Self.inReadingOrder(subviews) }
        if let table = view as? UITableView { return rows(of: table, subviews, inside) }
        return subviews.compactMap { node(of: $0, in: inside) }
    }

    /// An alert as tests know it, whatever it is made of: what can be scrolled holds texts, a collection of the fields, and what can be chosen.
    private func alertParts(of alert: UIView, _ inside: Surroundings) -> [ElementSnapshot] {
        func found(_ view: UIView) -> [ElementSnapshot] {
            guard !view.isHidden else { return [] }
            if view is UITextField || view.isAccessibilityElement { return node(of: view, in: inside).map { [$0] } ?? [] }
            return view.subviews.flatMap(found)
        }
        func holder(_ kind: ElementKind, _ children: [ElementSnapshot]) -> ElementSnapshot {
            var holder = element(kind, alert)
            holder.frame = children.reduce(CGRect.null) { $0.union($1.frame) }
            holder.children = children
            return holder
        }
        let parts = alert.subviews.flatMap(found).filter { $0.kind != .staticText || !$0.label.isEmpty }
        let isField = { (part: ElementSnapshot) in [.textField, .secureTextField].contains(part.kind) }
        let fields = parts.filter(isField).map { holder(.cell, [$0]) }
        let texts = parts.filter { $0.kind == .staticText }
        let others = parts.filter { !isField($0) && $0.kind != .staticText }
        let collection = fields.isEmpty ? [] : [holder(.collectionView, fields)]
        return [holder(.other, [holder(.scrollView, [holder(.other, texts + collection + others)])])]
    }

    /// What is met within an element nevertheless: the texts of a button, the buttons in a field.
    private func parts(of view: UIView, _ inside: Surroundings) -> [ElementSnapshot] {
        // Items of bars and what alerts let choose are one thing, and say so themselves.
        guard inside.depth > 0, !(view is any AccessibilityStandIn) else { return [] }
        if let control = (view as? any ControlStandIn)?.shownControl { return node(of: control, in: inside).map { [$0] } ?? [] }
        let isField = view is UITextField
        guard isField || [.button, .cell].contains(view.elementKind) else { return [] }
        return view.subviews.flatMap { part -> [ElementSnapshot] in
            let isWanted = isField ? part is UIButton : part.elementKind == .staticText
            if isWanted { return node(of: part, in: inside).map { [$0] } ?? [] }
            guard !part.isHidden, part.alpha > 0.01, !isField, !part.accessibilityElementsHidden else { return [] }
            var deeper = inside
            deeper.depth -= 1
            return textParts(of: part, deeper)
        }
    }

    private func textParts(of view: UIView, _ inside: Surroundings) -> [ElementSnapshot] {
        guard inside.depth > 0 else { return [] }
        var deeper = inside
        deeper.depth -= 1
        return view.subviews.flatMap { part -> [ElementSnapshot] in
            guard !part.isHidden, part.alpha > 0.01 else { return [] }
            if part.elementKind == .staticText { return node(of: part, in: deeper).map { [$0] } ?? [] }
            return textParts(of: part, deeper)
        }
    }

    /// All rows of a table, as assistive technologies tell them: those that are not on the screen are there, too.
    private func rows(of table: UITableView, _ subviews: [UIView], _ inside: Surroundings) -> [ElementSnapshot] {
        var nodes = subviews.compactMap { view in
            node(of: view, in: inside).map { (isRow: $0.kind == .cell || view is UITableViewHeaderFooterView, node: $0) }
        }
        let shown = Set(table.indexPathsForVisibleRows ?? [])
        // Collections have those alone that are on the screen.
        var rest = table.elementKind == .table ? Self.unseenRowLimit : 0
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) where rest > 0 {
                let place = IndexPath(row: row, section: section)
                guard !shown.contains(place) else { continue }
                rest -= 1
                let unseen = UnseenRow(table: table, place: place)
                unseenRows.append(unseen)
                var cell = element(.cell, unseen)
                cell.frame = table.convert(table.rectForRow(at: place), to: nil)
                cell.isUnseen = true
                if isWhole { lookInto(place, of: table, &cell, inside) }
                nodes.append((true, cell))
            }
        }
        let rows = nodes.filter(\.isRow).map(\.node).sorted { $0.frame.minY < $1.frame.minY }
        return rows + nodes.filter { !$0.isRow }.map(\.node)
    }

    /// Looks into a row that nothing shows. What is found there is reached by the row.
    private func lookInto(_ place: IndexPath, of table: UITableView, _ row: inout ElementSnapshot, _ inside: Surroundings) {
        var unseen = inside
        unseen.visible = .null
        let found = table.lookAtUnseenRow(place) { node(of: $0, in: unseen) } ?? nil
        guard let found else { return }
        (row.identifier, row.label, row.value) = (found.identifier, found.label, found.value)
        (row.isEnabled, row.isUnseen) = (found.isEnabled, false)
        let number = row.number
        func adopt(_ part: ElementSnapshot) -> ElementSnapshot {
            var part = part
            part.number = number
            part.children = part.children.map(adopt)
            return part
        }
        row.children = found.children.map(adopt)
    }

    /// Rows are kept in any order; they are read from the top.
    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        func isPart(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionReusableView }
        let parts = views.filter(isPart).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        return parts + views.filter { !isPart($0) }
    }

    private func nodes(of objects: [Any], _ inside: Surroundings) -> [ElementSnapshot] {
        objects.compactMap { object in
            if let view = object as? UIView { return node(of: view, in: inside) }
            return (object as? UIAccessibilityElement).map { node(of: $0, inside) }
        }
    }

    private func node(of object: UIAccessibilityElement, _ inside: Surroundings) -> ElementSnapshot {
        let traits = object.accessibilityTraits
        var element = element(traits.elementKind ?? .other, object)
        element.frame = object.accessibilityFrame
        element.identifier = object.accessibilityIdentifier ?? ""
        element.label = object.accessibilityLabel ?? ""
        element.value = object.accessibilityValue
        element.isEnabled = !traits.contains(.notEnabled)
        element.isSelected = traits.contains(.selected)
        let point = object.accessibilityActivationPoint
        if inside.visible.contains(point), WindowStack.shared.hitTest(point, with: nil)?.0 === inside.window { element.point = point }
        element.facts = ElementFacts(of: object)
        // What is no element itself holds others.
        guard inside.depth > 0, !object.isAccessibilityElement, !object.accessibilityElementsHidden,
            let own = object.automationElements ?? object.elementsInside
        else { return element }
        var deeper = inside
        deeper.depth -= 1
        element.children = nodes(of: own, deeper)
        return element
    }

    /// Where a finger meets a view, if nothing covers it there: at its activation point, or in the middle of what is seen of it.
    private func point(of view: UIView, frame: CGRect, _ surroundings: Surroundings) -> CGPoint? {
        let seen = frame.intersection(surroundings.visible)
        guard !seen.isEmpty else { return nil }
        let wanted = view.accessibilityActivationPoint
        for point in [seen.contains(wanted) ? wanted : nil, CGPoint(x: seen.midX, y: seen.midY)].compactMap(\.self) {
            guard let (front, hit) = WindowStack.shared.hitTest(point, with: nil), front === surroundings.window else { continue }
            if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return point }
        }
        return nil
    }
}

/// A row of a table that no view shows.
final class UnseenRow {
    private(set) weak var table: UITableView?
    let place: IndexPath

    init(table: UITableView, place: IndexPath) { (self.table, self.place) = (table, place) }
}
