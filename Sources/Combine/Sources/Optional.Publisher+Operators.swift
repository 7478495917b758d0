// What operators make of a value that is known, if there is one: the result, with nothing in between.

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether the value is equal to another.
    public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher { map { $0 == output } }
    /// The value, which has no duplicate.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The value, which is the least.
    public func min() -> Optional<Wrapped>.Publisher { self }
    /// The value, which is the greatest.
    public func max() -> Optional<Wrapped>.Publisher { self }
}

/// One result for one value.
extension Optional.Publisher {
    /// Whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// Whether the value satisfies a predicate.
    public func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// The value in an array, which is empty without one.
    public func collect() -> Optional<[Wrapped]>.Publisher { Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? []) }
    /// The value, which is the least.
    public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    /// The value, which is the greatest.
    public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    /// One.
    public func count() -> Optional<Int>.Publisher { map { _ in 1 } }
    /// The value.
    public func first() -> Optional<Wrapped>.Publisher { self }
    /// The value.
    public func last() -> Optional<Wrapped>.Publisher { self }
    /// Nothing.
    public func ignoreOutput() -> Empty<Wrapped, Never> { Empty() }
    /// What a closure makes of the value.
    public func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher { Optional<T>.Publisher(output.map(transform)) }
    /// The value, which has no duplicate.
    public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    /// The value, which is no error.
    public func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher { self }
    /// The value, or another if there is none.
    public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> { Just(self.output ?? output) }
    /// The value, which is no error.
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
    /// What a closure makes of an initial result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// What a closure makes of an initial result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
}

/// The value, or none.
extension Optional.Publisher {
    /// What a closure makes of the value, if it makes anything.
    public func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher { Optional<T>.Publisher(output.flatMap(transform)) }
    /// Nothing, or the value if none is to be dropped.
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        precondition(count >= 0, "count must not be negative")
        return filter { _ in count == 0 }
    }
    /// The value, unless it satisfies a predicate.
    public func drop(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { filter { !predicate($0) } }
    /// The value, if it satisfies a predicate.
    public func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }
    /// The value, if it satisfies a predicate.
    public func last(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }
    /// The value, if it satisfies a predicate.
    public func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }
    /// The value, if the first is wanted.
    public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        precondition(index >= 0, "index must not be negative")
        return filter { _ in index == 0 }
    }
    /// The value, if the first is wanted.
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "lowerBound must not be negative")
        precondition(range.upperBound < .max - 1, "upperBound must not be unlimited")
        return filter { _ in range.contains(0) }
    }
    /// The value, unless none is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return filter { _ in maxLength > 0 }
    }
    /// The value, if it satisfies a predicate.
    public func prefix(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }
}
