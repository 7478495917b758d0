/// A priority queue of numbers, the greatest first.
struct Heap: ~Copyable {
    private var items = Buffer<Int64>()

    var isEmpty: Bool { items.isEmpty }

    mutating func push(_ item: Int64) {
        items.append(item)
        var i = items.count - 1
        while i > 0 {
            let parent = (i - 1) / 2
            if items[parent] >= item { break }
            items[i] = items[parent]
            i = parent
        }
        items[i] = item
    }

    mutating func pop() -> Int64 {
        let top = items[0]
        let last = items.popLast()
        let count = items.count
        guard count > 0 else { return top }
        var i = 0
        while true {
            var child = 2 * i + 1
            if child >= count { break }
            if child + 1 < count && items[child + 1] > items[child] { child += 1 }
            if items[child] <= last { break }
            items[i] = items[child]
            i = child
        }
        items[i] = last
        return top
    }
}
