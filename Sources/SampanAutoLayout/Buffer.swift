/// A growable row of plain values without reference counting, copy-on-write or bounds checks in optimized builds.
///
/// The solver's inner loops run over these; it owns each of them alone.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 4)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    /// Appends at most so many elements, which `fill` writes to the place it is given; it returns where it stopped.
    @inline(__always) mutating func append(
        atMost limit: Int, _ fill: (UnsafeMutablePointer<Element>) -> UnsafeMutablePointer<Element>
    ) {
        if count + limit > capacity { grow(to: count + limit) }
        let end = fill(base + count)
        assert(end - base - count <= limit)
        count = end - base
    }

    /// Removes and returns the last element; there must be one.
    @inline(__always) mutating func popLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Makes room for `newCount` elements, the new ones being `element`.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { grow(to: newCount) }
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    private mutating func grow(to minimum: Int) {
        let newCapacity = max(minimum, capacity * 2)
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (newBase, newCapacity)
    }

    func copy() -> Buffer {
        var result = Buffer(capacity: count)
        result.base.update(from: base, count: count)
        result.count = count
        return result
    }

    /// The elements as an array, for work outside the inner loops.
    var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
