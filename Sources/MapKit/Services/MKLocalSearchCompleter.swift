import CoreLocation
import Foundation
import ObjCRuntime

/// What a completer tells. See https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate.
///
/// It is told on the main thread.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    // @objc optional
    /// The results are others.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    // @objc(completer:didFailWithError:) optional
    /// There are no results, for a reason.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

/// Says what a few letters may become. See https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter.
///
/// Cities are known, as to `MKLocalSearch`; shops and streets are not. Where the gazetteer is not installed, the answer is
/// `MKError.serverFailure`, as where nothing answers on iOS.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What kinds of results are wanted. See https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter/resulttype.
    public struct ResultType: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses. Cities are such.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Shops and such. None are known.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Words to search by. None are known.
        public static let query = ResultType(rawValue: 1 << 2)
        /// Mountains and such. None are known.
        public static let physicalFeature = ResultType(rawValue: 1 << 3)
    }

    /// What kinds of results are wanted, as before iOS 13.
    public enum FilterType: Int, Sendable {
        /// Places, and words to search by.
        case locationsAndQueries
        /// Places.
        case locationsOnly
    }

    private let lock = NSLock()
    private var words = ""
    private var area = MKCoordinateRegion()
    private var kinds: ResultType = [.address, .pointOfInterest, .query]
    private var found: [MKLocalSearchCompletion] = []
    /// Goes up with each question: what was asked before is not answered any more.
    private var asked = 0
    private var isAsking = false

    /// A completer that knows no letters yet.
    public override init() { super.init() }

    /// Who is told.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Which places are wanted. It is kept; none are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// The letters. When they are set, results are looked for; there are none for none.
    open var queryFragment: String {
        get { lock.withLock { words } }
        set {
            lock.withLock { words = newValue }
            ask()
        }
    }

    /// Where results should be; those elsewhere come last.
    open var region: MKCoordinateRegion {
        get { lock.withLock { area } }
        set {
            lock.withLock { area = newValue }
            ask()
        }
    }

    /// What kinds of results are wanted.
    open var resultTypes: ResultType {
        get { lock.withLock { kinds } }
        set {
            lock.withLock { kinds = newValue }
            ask()
        }
    }

    /// What kinds of results are wanted, as before iOS 13.
    open var filterType: FilterType {
        get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
        set { resultTypes = newValue == .locationsOnly ? [.address, .pointOfInterest] : [.address, .pointOfInterest, .query] }
    }

    /// What the letters may become, the likeliest first.
    open var results: [MKLocalSearchCompletion] { lock.withLock { found } }
    /// Whether results are looked for.
    open var isSearching: Bool { lock.withLock { isAsking } }

    /// Looks for results no longer. The delegate is not told.
    open func cancel() {
        lock.withLock {
            asked += 1
            isAsking = false
        }
    }

    private func ask() {
        let (number, fragment, region, kinds): (Int, String, MKCoordinateRegion, ResultType) = lock.withLock {
            asked += 1
            isAsking = !words.isEmpty
            if words.isEmpty { found = [] }
            return (asked, words, area, self.kinds)
        }
        guard !fragment.isEmpty else { return }
        Gazetteer.queue.async { [weak self] in
            // While letters are typed only the last ones matter.
            guard self?.isCurrent(number) == true else { return }
            let results = Gazetteer.shared.map { gazetteer in
                guard kinds.contains(.address), let name = MKLocalSearchCompletion.parts(of: fragment).first else {
                    return [MKLocalSearchCompletion]()
                }
                return MKLocalSearchCompletion.completions(
                    of: fragment, in: region.span.latitudeDelta > 0 ? region : nil, cities: gazetteer.cities(beginningWith: name))
            }
            DispatchQueue.main.async { [weak self] in self?.answer(results, to: number) }
        }
    }

    private func isCurrent(_ number: Int) -> Bool { lock.withLock { number == asked } }

    /// Takes the results of a question, unless another was asked since.
    func answer(_ results: [MKLocalSearchCompletion]?, to number: Int) {
        let isWanted = lock.withLock {
            guard number == asked, isAsking else { return false }
            isAsking = false
            found = results ?? []
            return true
        }
        guard isWanted, let delegate else { return }
        OptionalRequirement.call {
            if results == nil {
                delegate.completer(self, didFailWithError: MKError(.serverFailure))
            } else {
                delegate.completerDidUpdateResults(self)
            }
        }
    }
}
