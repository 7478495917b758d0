// What operators make of a value that is known: the result, with nothing in between.

extension Just where Output: Comparable {
    /// The value, which is the least.
    public func min() -> Just<Output> { self }
    /// The value, which is the greatest.
    public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Whether the value is equal to another.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
    /// The value, which has no duplicate.
    public func removeDuplicates() -> Just<Output> { self }
}

/// One result for one value.
extension Just {
    /// Whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Whether the value satisfies a predicate that may throw.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { attempt(predicate) }
    /// Whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Whether the value satisfies a predicate that may throw.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { attempt(predicate) }
    /// The value in an array.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    /// The value, which is the least.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// The value, which is the greatest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// One.
    public func count() -> Just<Int> { Just<Int>(1) }
    /// The value.
    public func first() -> Just<Output> { self }
    /// The value.
    public func last() -> Just<Output> { self }
    /// Nothing.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    /// What a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
    /// What a closure that may throw makes of the value.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher { attempt(transform) }
    /// The value, as if it could have been an error.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { Result<Output, E>.Publisher(output) }
    /// The value, as if it could have been an error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { Result<Output, E>.Publisher(output) }
    /// The value, which has no duplicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
    /// The value, unless the predicate throws when it is compared with itself.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
        attempt {
            _ = try predicate($0, $0)
            return $0
        }
    }
    /// The value, which is no error.
    public func replaceError(with output: Output) -> Just<Output> { self }
    /// The value, for there is one.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    /// The value, which is no error.
    public func retry(_ times: Int) -> Just<Output> { self }
    /// What a closure makes of an initial result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }
    /// What a closure that may throw makes of an initial result and the value.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        attempt { try nextPartialResult(initialResult, $0) }
    }
    /// What a closure makes of an initial result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }
    /// What a closure that may throw makes of an initial result and the value.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
        attempt { try nextPartialResult(initialResult, $0) }
    }
}

/// One result, or none.
extension Just {
    /// Nothing, or the value if none is to be dropped.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "count must not be negative")
        return when(count == 0)
    }
    /// The value, unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { when(!predicate(output)) }
    /// The value, if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { when(predicate(output)) }
    /// The value, if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { when(predicate(output)) }
    /// What a closure makes of the value, if it makes anything.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { Optional<T>.Publisher(transform(output)) }
    /// The value, if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { when(isIncluded(output)) }
    /// The value, if the first is wanted.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "index must not be negative")
        return when(index == 0)
    }
    /// The value, if the first is wanted.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        when(range.relative(to: 0..<Int.max).lowerBound == 0)
    }
    /// The value, unless none is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return when(maxLength > 0)
    }
    /// The value, if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { when(predicate(output)) }
}

/// More than one result.
extension Just {
    /// Some values, then this.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
    /// The elements of a sequence, then this value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence(sequence: elements + [output])
    }
    /// This value, then others.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
    /// This value, then the elements of a sequence.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence(sequence: [output] + elements)
    }
}

extension Just {
    private func attempt<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    private func when(_ condition: Bool) -> Optional<Output>.Publisher { Optional<Output>.Publisher(condition ? output : nil) }
}
