import Foundation

/// A path to nodes by their names. See https://developer.apple.com/documentation/spritekit/sknode/searching_the_node_tree.
///
/// `/` divides steps and, at the beginning, stands for the topmost node; `//` looks at all nodes below, at the beginning at all of the tree;
/// `.` is the node itself, `..` its parent. In a name `*` stands for any letters and `[a-z]` for one of some.
@MainActor
struct NodeSearch {
    private struct Step {
        var pattern: [Character]
        var isDeep: Bool
    }

    private var steps: [Step] = []
    private var startsAtRoot = false

    init(_ path: String) {
        var rest = Substring(path)
        if rest.hasPrefix("/") { startsAtRoot = true }
        while !rest.isEmpty {
            let slashes = rest.prefix { $0 == "/" }.count
            rest = rest.dropFirst(slashes)
            let name = Self.nextName(&rest)
            if !name.isEmpty { steps.append(Step(pattern: name, isDeep: slashes >= 2)) }
        }
    }

    /// The letters up to a slash that is not in brackets.
    private static func nextName(_ rest: inout Substring) -> [Character] {
        var name: [Character] = []
        var isInBrackets = false
        while let letter = rest.first, letter != "/" || isInBrackets {
            if letter == "[" { isInBrackets = true } else if letter == "]" { isInBrackets = false }
            name.append(letter)
            rest = rest.dropFirst()
        }
        return name
    }

    func first(from node: SKNode) -> SKNode? { all(from: node).first }

    func all(from node: SKNode) -> [SKNode] {
        var start = node
        if startsAtRoot { while let parent = start.links.parent { start = parent } }
        var found = [start]
        for step in steps {
            var next: [SKNode] = []
            var seen: Set<ObjectIdentifier> = []
            func add(_ node: SKNode) { if seen.insert(ObjectIdentifier(node)).inserted { next.append(node) } }
            for node in found {
                switch String(step.pattern) {
                case ".": add(node)
                case "..": if let parent = node.links.parent { add(parent) }
                default:
                    if step.isDeep {
                        for child in node.links.children { child.forEachInTree { if Self.matches($0, step.pattern) { add($0) } } }
                    } else {
                        for child in node.links.children where Self.matches(child, step.pattern) { add(child) }
                    }
                }
            }
            found = next
        }
        return steps.isEmpty && !startsAtRoot ? [] : found
    }

    private static func matches(_ node: SKNode, _ pattern: [Character]) -> Bool {
        guard let name = node.name else { return pattern == ["*"] }
        return matches(Array(name)[...], pattern[...])
    }

    private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let letter = pattern.first else { return name.isEmpty }
        if letter == "*" {
            let rest = pattern.dropFirst()
            return (name.startIndex...name.endIndex).contains { matches(name[$0...], rest) }
        }
        guard let first = name.first else { return false }
        if letter == "[", let end = pattern.firstIndex(of: "]") {
            return isIn(first, pattern[pattern.index(after: pattern.startIndex)..<end])
                && matches(name.dropFirst(), pattern[pattern.index(after: end)...])
        }
        return letter == first && matches(name.dropFirst(), pattern.dropFirst())
    }

    /// Whether a letter is one of `abc`, or of `a-z`.
    private static func isIn(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
        var rest = set
        while let low = rest.first {
            rest = rest.dropFirst()
            if rest.first == "-", let high = rest.dropFirst().first {
                if low <= letter, letter <= high { return true }
                rest = rest.dropFirst(2)
            } else if low == letter {
                return true
            }
        }
        return false
    }
}
