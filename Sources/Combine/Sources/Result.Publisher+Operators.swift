// What operators make of a result that is known: another result, with nothing in between.

extension Result.Publisher where Success: Equatable {
    /// Whether the value is equal to another.
    public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(result.map { $0 == output })
    }
    /// The value, which has no duplicate.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// The value, which is the least.
    public func min() -> Result<Success, Failure>.Publisher { self }
    /// The value, which is the greatest.
    public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The value, as if it could have been an error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        switch result {
        case .success(let output): Result<Success, E>.Publisher(output)
        }
    }
}

/// One result for one value; an error stays.
extension Result.Publisher {
    /// Whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Whether the value satisfies a predicate that may throw.
    public func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
    /// Whether the value satisfies a predicate.
    public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
    /// Whether the value satisfies a predicate that may throw.
    public func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
    /// The value in an array.
    public func collect() -> Result<[Success], Failure>.Publisher { map { [$0] } }
    /// The value, which is the least.
    public func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// The value, unless the predicate throws when it is compared with itself.
    public func tryMin(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher {
        comparing(areInIncreasingOrder)
    }
    /// The value, which is the greatest.
    public func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// The value, unless the predicate throws when it is compared with itself.
    public func tryMax(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher {
        comparing(areInIncreasingOrder)
    }
    /// One.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
    /// The value.
    public func first() -> Result<Success, Failure>.Publisher { self }
    /// The value.
    public func last() -> Result<Success, Failure>.Publisher { self }
    /// Nothing.
    public func ignoreOutput() -> Empty<Success, Failure> { Empty() }
    /// What a closure makes of the value.
    public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher { Result<T, Failure>.Publisher(result.map(transform)) }
    /// What a closure that may throw makes of the value.
    public func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(result.tryMap(transform))
    }
    /// The value, or what a closure makes of the error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        Result<Success, E>.Publisher(result.mapError(transform))
    }
    /// The value, which has no duplicate.
    public func removeDuplicates(by predicate: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    /// The value, unless the predicate throws when it is compared with itself.
    public func tryRemoveDuplicates(by predicate: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher {
        comparing(predicate)
    }
    /// The value, or another in the error's place.
    public func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
        Result<Success, Never>.Publisher((try? result.get()) ?? output)
    }
    /// The value, for there is one, or an error.
    public func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher { self }
    /// The same: another attempt would have the same result.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
    /// What a closure makes of an initial result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// What a closure that may throw makes of an initial result and the value.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) throws -> T) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }
    /// What a closure makes of an initial result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// What a closure that may throw makes of an initial result and the value.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Success) throws -> T) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }
}

extension Result.Publisher {
    private func comparing(_ predicate: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }
}
