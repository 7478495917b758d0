import Dispatch
import ObjCRuntime

private let mainSymbol = "$s8Dispatch0A5QueueC4mainACvgZ"

/// The main queue as one object, whoever asks for it, as on iOS: `DispatchQueue.main === DispatchQueue.main`. Dispatch here makes another object
/// for it each time. This takes the place of its getter, by its symbol.
extension DispatchQueue {
    private static let onlyMain = MethodTable.objectOfReplaced(mainSymbol, as: DispatchQueue.self)

    /// In the place of `main`.
    @_silgen_name("$s8Dispatch0A5QueueC4mainACvgZ")
    public class func mainQueueAsOneObject() -> DispatchQueue { onlyMain }
}
