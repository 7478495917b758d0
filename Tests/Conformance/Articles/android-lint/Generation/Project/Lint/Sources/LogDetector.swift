import Linting

/// Reports any usages of Log.
final class LogDetector: Detector, SwiftScanner {
    static let issue = Issue(
        id: "LogDetector", briefDescription: "Log should not be used", explanation: "We should use the AmazingLog instead.",
        category: .correctness, priority: 9, severity: .error, implementation: Implementation(LogDetector.self, .swiftFile))

    var applicableCalls: [String] { ["tag", "format", "v", "d", "i", "w", "e", "wtf"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        if context.evaluator.isMember(call, of: "Log") { context.report(Self.issue, at: call.node, "Log usage is forbidden.") }
    }
}
