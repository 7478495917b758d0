import Foundation
import ObjCRuntime
import UIKit

/// The results of the page that runs. Any thread may come to some.
private enum PageRecorder {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var results = PageResults()
    nonisolated(unsafe) private static var isWaiting = false

    static func note(_ value: Any, line: Int) {
        lock.withLock {
            results.note(value, line: line)
            guard !isWaiting else { return }
            isWaiting = true
            atexit { PageRecorder.print() }
        }
    }

    /// Prints the page's lines with what they came to. The page lies in the bundle, as it was written.
    private static func print() {
        guard let url = Bundle.main.url(forResource: "Contents", withExtension: "swift"),
            let source = try? String(contentsOf: url, encoding: .utf8)
        else { return }
        let lines = lock.withLock { results.beside(source) }
        fflush(stdout)
        for line in lines { Swift.print(line) }
        fflush(stdout)
    }
}

/// Called by what the compiler makes of a page (`-playground`), for each value that a line comes to.
@discardableResult
public func __builtin_log_with_id<Value>(
    _ object: Value, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int,
    _ file: Int
) -> AnyObject? {
    PageRecorder.note(object, line: startLine)
    return nil
}

/// Called by what the compiler makes of a page, where a function or a block begins.
public func __builtin_log_scope_entry(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? { nil }

/// Called by what the compiler makes of a page, where a function or a block ends.
public func __builtin_log_scope_exit(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? { nil }

/// Called by what the compiler makes of a page, after a line that prints.
public func __builtin_postPrint(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? { nil }

/// Called by what the compiler makes of a page, with what the other functions gave back.
public func __builtin_send_data(_ object: AnyObject?) {}

/// Called when the last statement of a page is done: shows its live view, if it is to go on.
public func __playgroundPageEnded() {
    guard PlaygroundPage.current.needsIndefiniteExecution else { return }
    ClassRegistry.register(PageDelegate.self) { description in
        description.initializer("init") { _ in PageDelegate() }
    }
    MainActor.assumeIsolated {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PageDelegate.self)))
    }
}
