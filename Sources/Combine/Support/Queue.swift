/// Values in the order in which they came.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var isEmpty: Bool { start == elements.count }
    var count: Int { elements.count - start }
    var all: [Element] { elements[start...].map { $0! } }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let first = elements[start]
        elements[start] = nil
        start += 1
        if start == elements.count {
            elements.removeAll(keepingCapacity: true)
            start = 0
        } else if start > 32, start * 2 > elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return first
    }

    mutating func removeAll() { (elements, start) = ([], 0) }
}
