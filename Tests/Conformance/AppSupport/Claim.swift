import Foundation

/// Says on the standard output whether a claim of the article holds, as the check reads it.
///
/// - Parameters:
///   - ids: its numbers, as `c05`; several claims may come to the same.
///   - holds: whether it does.
///   - detail: what was found, for whoever has to see why it does not.
func claim(_ ids: String..., holds: Bool, _ detail: @autoclosure () -> String = "it is not so") {
    for id in ids { print("claim \(id) \(holds ? "holds" : "fails: \(detail())")") }
}
