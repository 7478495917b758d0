import Foundation
import ObjCRuntime

/// An item that can have the focus, and where it is.
struct FocusCandidate {
    let item: any UIFocusItem
    /// In the window's points.
    let frame: CGRect
    let group: String
    /// The containers around it that scroll, the outermost first.
    let scrollers: [any UIFocusItemScrollableContainer]
}

/// A guide that hands the focus on.
struct FocusGuidePlace {
    let guide: UIFocusGuide
    let frame: CGRect
    let group: String
}

/// All that can have the focus in an environment, at this moment.
@MainActor
struct FocusMap {
    /// The group of what belongs to no group.
    static let rootGroup = "root"

    private(set) var candidates: [FocusCandidate] = []
    private(set) var guides: [FocusGuidePlace] = []
    /// The group around each group.
    private(set) var parents: [String: String] = [:]
    /// The environments that groups begin with.
    private(set) var owners: [String: any UIFocusEnvironment] = [:]
    private let window: UIWindow
    private var visited: Set<ObjectIdentifier> = []

    init(_ root: any UIFocusEnvironment, in window: UIWindow) {
        self.window = window
        // The groups and scrolling containers around the root count, too.
        var (group, scrollers): (String, [any UIFocusItemScrollableContainer]) = (Self.rootGroup, [])
        for ancestor in FocusChain.environments(from: root.parentFocusEnvironment).reversed() {
            group = enter(ancestor, group)
            if let scroller = ancestor as? any UIFocusItemScrollableContainer { scrollers.append(scroller) }
        }
        visit(root, group, scrollers)
        leaveOutCovered()
    }

    func candidate(of item: (any UIFocusItem)?) -> FocusCandidate? { candidates.first { $0.item === item } }

    // MARK: Groups

    static func ownGroup(of environment: any UIFocusEnvironment) -> String? {
        guard let view = environment as? UIView else {
            return OptionalRequirement.call { () -> String? in environment.focusGroupIdentifier } ?? nil
        }
        return view.focusGroupIdentifier ?? view.systemFocusGroup
    }

    private mutating func enter(_ environment: any UIFocusEnvironment, _ outer: String) -> String {
        guard let own = Self.ownGroup(of: environment), own != outer else { return outer }
        // A group may be begun in several places; the first says what it is in.
        if parents[own] == nil, own != Self.rootGroup {
            parents[own] = outer
            owners[own] = environment
        }
        return own
    }

    // MARK: Walking

    private mutating func visit(
        _ environment: any UIFocusEnvironment, _ outer: String, _ outerScrollers: [any UIFocusItemScrollableContainer]
    ) {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return }
        var group = outer
        if let view = environment as? UIView, let owner = view.owningViewController { group = enter(owner, group) }
        group = enter(environment, group)
        guard let container = environment.focusItemContainer else { return }
        var scrollers = outerScrollers
        if let scroller = container as? any UIFocusItemScrollableContainer, scrollers.last !== scroller { scrollers.append(scroller) }
        if let view = environment as? UIView { noteGuides(of: view, group) }
        let space = container.coordinateSpace
        var rect = space.convert(window.bounds, from: window)
        // What scrolling would bring into sight counts, as far as it is there.
        if !scrollers.isEmpty { rect = rect.insetBy(dx: -window.bounds.width, dy: -window.bounds.height) }
        for item in container.focusItems(in: rect) {
            let itemGroup = enter(item, group)
            let frame = space.convert(item.frame, to: window)
            if canHaveFocus(item), !frame.isEmpty, !scrollers.isEmpty || frame.intersects(window.bounds) {
                candidates.append(FocusCandidate(item: item, frame: frame, group: itemGroup, scrollers: scrollers))
            }
            visit(item, group, scrollers)
        }
    }

    private mutating func noteGuides(of view: UIView, _ group: String) {
        for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled && !guide.targets.isEmpty {
            let frame = view.convert(guide.layoutFrame, to: window)
            if !frame.isEmpty { guides.append(FocusGuidePlace(guide: guide, frame: frame, group: group)) }
        }
    }

    private func canHaveFocus(_ item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else { return item.canBecomeFocused }
        return view.isFocusReachable && view.canBecomeFocused
    }

    /// Items that another one in front of them covers cannot be reached.
    private mutating func leaveOutCovered() {
        var kept: [FocusCandidate] = []
        for (index, candidate) in candidates.enumerated() {
            let isCovered = candidates[(index + 1)...].contains { other in
                other.frame.contains(candidate.frame) && !FocusChain.contains(candidate.item, other.item)
                    && OptionalRequirement.call({ other.item.isTransparentFocusItem }) != true
            }
            if !isCovered { kept.append(candidate) }
        }
        candidates = kept
    }
}

/// What is where, by the way people read.
@MainActor
enum FocusOrder {
    /// Orders what has frames line by line.
    static func sorted<Element>(_ elements: [Element], isRightToLeft: Bool, _ frame: (Element) -> CGRect) -> [Element] {
        let byTop = elements.enumerated().sorted {
            let (a, b) = (frame($0.element), frame($1.element))
            return a.minY != b.minY ? a.minY < b.minY : $0.offset < $1.offset
        }.map(\.element)
        var (result, line): ([Element], [Element]) = ([], [])
        func endLine() {
            result += line.sorted { isRightToLeft ? frame($0).maxX > frame($1).maxX : frame($0).minX < frame($1).minX }
            line = []
        }
        for element in byTop {
            if let first = line.first, frame(element).minY >= frame(first).midY { endLine() }
            line.append(element)
        }
        endLine()
        return result
    }

    /// The groups that have items, in the order in which the tab key goes through them.
    static func groups(of map: FocusMap, isRightToLeft: Bool) -> [String] {
        typealias Place = (groups: [String], frame: CGRect)
        let members = Dictionary(grouping: map.candidates, by: \.group)
        let children = Dictionary(grouping: map.parents.keys.sorted(), by: { map.parents[$0] ?? FocusMap.rootGroup })
        func place(of group: String, _ above: Set<String>) -> Place? {
            guard !above.contains(group) else { return nil }
            var places = (children[group] ?? []).compactMap { place(of: $0, above.union([group])) }
            if let own = members[group] { places.append(([group], own.map(\.frame).reduce(CGRect.null) { $0.union($1) })) }
            guard !places.isEmpty else { return nil }
            let ordered = sorted(places, isRightToLeft: isRightToLeft, \.frame)
            return (ordered.flatMap(\.groups), ordered.map(\.frame).reduce(CGRect.null) { $0.union($1) })
        }
        return place(of: FocusMap.rootGroup, [])?.groups ?? []
    }
}
