import SampanAutoLayout

/// Reads a document's required constraints, and finds those that no size satisfies.
struct ConstraintReader {
    /// Constraints that contradict each other.
    struct Conflict {
        /// The view whose constraint was broken.
        let view: InterfaceElement
        /// The identifiers of the constraints.
        let constraints: String
    }

    private let file: InterfaceFile
    private let solver = Solver()
    private var edges: [String: [Variable]] = [:]
    private var names: [ConstraintID: (id: String, view: InterfaceElement)] = [:]

    init(_ file: InterfaceFile) { self.file = file }

    /// The conflicts, each once.
    mutating func conflicts() -> [Conflict] {
        for view in file.root.all {
            // What is there in some size classes only is not judged.
            guard let list = view.first("constraints"), !view.children.contains(where: { $0.name == "variation" }) else { continue }
            for constraint in list.children where constraint.name == "constraint" { add(constraint, of: view) }
        }
        guard !names.isEmpty else { return [] }
        return solver.solve().compactMap { conflict in
            let involved = conflict.constraints.compactMap { names[$0] }
            guard involved.count > 1, let last = involved.last else { return nil }
            return Conflict(view: last.view, constraints: involved.map(\.id).sorted().joined(separator: ", "))
        }
    }

    /// The edges of a view or guide: left, top, right and bottom, in points from the document's origin. Sizes are not negative.
    private mutating func edges(of id: String) -> [Variable] {
        if let known = edges[id] { return known }
        let made = (0..<4).map { _ in solver.makeVariable() }
        edges[id] = made
        for axis in 0..<2 {
            _ = solver.add([Term(1, made[axis + 2]), Term(-1, made[axis])], .greaterThanOrEqual, 0)
        }
        return made
    }

    private mutating func terms(_ id: String, _ attribute: String, times factor: Double) -> [Term]? {
        let edges = edges(of: id)
        switch attribute {
        case "leading", "left": return [Term(factor, edges[0])]
        case "trailing", "right": return [Term(factor, edges[2])]
        case "top": return [Term(factor, edges[1])]
        case "bottom": return [Term(factor, edges[3])]
        case "width": return [Term(factor, edges[2]), Term(-factor, edges[0])]
        case "height": return [Term(factor, edges[3]), Term(-factor, edges[1])]
        case "centerX": return [Term(factor / 2, edges[0]), Term(factor / 2, edges[2])]
        case "centerY": return [Term(factor / 2, edges[1]), Term(factor / 2, edges[3])]
        // Baselines and margins depend on fonts and devices.
        default: return nil
        }
    }

    private mutating func add(_ constraint: InterfaceElement, of view: InterfaceElement) {
        let attributes = constraint.attributes
        guard attributes["placeholder"] != "YES", attributes["priority"] == nil || attributes["priority"] == "1000",
            let own = view.attributes["id"],
            let first = attributes["firstAttribute"], attributes["symbolic"] != "YES"
        else { return }
        // A scroll view's edges stand for those of its content.
        if view.name == "scrollView" || view.name == "tableView" || view.name == "collectionView" { return }
        let relation: Relation =
            switch attributes["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        guard var sum = terms(attributes["firstItem"] ?? own, first, times: 1) else { return }
        if let second = attributes["secondItem"] {
            guard let factor = Self.factor(attributes["multiplier"] ?? "1"),
                let other = terms(second, attributes["secondAttribute"] ?? first, times: -factor)
            else { return }
            sum += other
        }
        guard let constant = Double(attributes["constant"] ?? "0"), constant.isFinite else { return }
        names[solver.add(sum, relation, constant)] = (attributes["id"] ?? "", view)
    }

    /// A multiplier: a number, or a ratio "16:9".
    private static func factor(_ text: String) -> Double? {
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        let value = parts.count == 1 ? parts[0] : parts.count == 2 ? parts[0] / parts[1] : .nan
        return value.isFinite ? value : nil
    }
}
