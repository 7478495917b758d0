import Foundation

/// An array of pointers that may be empty, and need not keep alive what they point to.
///
/// It is for one thread at a time. See https://developer.apple.com/documentation/foundation/nspointerarray.
open class NSPointerArray: NSObject {
    private enum Item {
        case pointer(UnsafeMutableRawPointer)
        case object(ObjectReference)

        /// Where it points to; `nil` if that is gone.
        var pointer: UnsafeMutableRawPointer? {
            switch self {
            case .pointer(let pointer): pointer
            case .object(let reference): reference.object.map { Unmanaged.passUnretained($0).toOpaque() }
            }
        }
    }

    private let options: NSPointerFunctions.Options
    private var items: [Item?] = []

    /// Creates an empty array.
    public init(options: NSPointerFunctions.Options) { self.options = options }

    /// Creates an empty array that keeps objects alive.
    public convenience override init() { self.init(options: .strongMemory) }

    /// Creates an empty array that does what functions say.
    public convenience init(pointerFunctions functions: NSPointerFunctions) { self.init(options: functions.options) }

    /// An array that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// An array that does not keep its objects alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How pointers are kept.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    /// How many places there are. A greater number adds empty ones.
    open var count: Int {
        get { items.count }
        set { items = Array(items.prefix(newValue)) + [Item?](repeating: nil, count: max(0, newValue - items.count)) }
    }

    /// The objects of the places that are not empty.
    open var allObjects: [Any] {
        items.compactMap { item in
            if case .object(let reference)? = item { reference.object } else { nil }
        }
    }

    private func item(_ pointer: UnsafeMutableRawPointer?) -> Item? {
        guard let pointer else { return nil }
        guard !options.contains(.opaqueMemory) || options.isWeak else { return .pointer(pointer) }
        return .object(ObjectReference(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), options))
    }

    private func check(_ index: Int, below end: Int, _ function: String) {
        precondition(
            index >= 0 && index < end,
            "*** -[NSConcretePointerArray \(function)]: attempt to access pointer at index \(index) beyond bounds \(end)")
    }

    /// Where a place points to; `nil` if it is empty, or what was there is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: count, "pointerAtIndex:")
        return items[index]?.pointer
    }

    /// Adds a place at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(item(pointer)) }

    /// Takes a place out.
    open func removePointer(at index: Int) {
        check(index, below: count, "removePointerAtIndex:")
        items.remove(at: index)
    }

    /// Adds a place before another.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: count + 1, "insertPointer:atIndex:")
        items.insert(self.item(item), at: index)
    }

    /// Has a place point elsewhere.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: count, "replacePointerAtIndex:withPointer:")
        items[index] = self.item(item)
    }

    /// Takes the empty places out.
    open func compact() { items.removeAll { $0?.pointer == nil } }
}
