import CoreLocation
import Foundation

/// Finds places by words. See https://developer.apple.com/documentation/mapkit/mklocalsearch.
///
/// Cities are known, as to `CLGeocoder`; shops and streets are not. Where the gazetteer is not installed, the answer is
/// `MKError.serverFailure`, as where nothing answers on iOS.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What a search answers.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What kinds of places are looked for. See https://developer.apple.com/documentation/mapkit/mklocalsearch/resulttype.
    public struct ResultType: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses. Cities are such.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Shops and such. None are known.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Mountains and such. None are known.
        public static let physicalFeature = ResultType(rawValue: 1 << 2)
    }

    /// What is looked for.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where what is found should be next to.
        open var region = MKCoordinateRegion()
        /// What kinds of places are looked for. Without addresses nothing is found.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which places are wanted. It is kept; none are known.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Nothing yet.
        public override init() { super.init() }
        /// Words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Words, and where what is found should be next to.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        // @objc(initWithCompletion:)
        /// The place that a completion names.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.query
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
            (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
            return copy
        }
    }

    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places, the likeliest first.
        public let mapItems: [MKMapItem]
        /// A part of the earth that has them all.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            let rect = items.map { MKMapPoint($0.placemark.coordinate) }
                .reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
            let space = max(rect.width, rect.height, 20_000) / 4
            boundingRegion = MKCoordinateRegion(rect.insetBy(dx: -space, dy: -space))
            super.init()
        }
    }

    private let request: Request
    private let lock = NSLock()
    private var cancelled = false
    private var running = false

    /// A search for what a request says now.
    public init(request: Request) {
        self.request = request.copy() as? Request ?? request
        super.init()
    }

    /// Whether it is under way.
    open var isSearching: Bool { lock.withLock { running } }

    // @objc(startWithCompletionHandler:)
    /// Searches; the handler is called on the main thread.
    open func start(completionHandler: @escaping CompletionHandler) {
        lock.withLock { (running, cancelled) = (true, false) }
        nonisolated(unsafe) let handler = completionHandler
        let words = request.naturalLanguageQuery ?? ""
        let isWanted = request.resultTypes.contains(.address)
        let middle = request.region.span.latitudeDelta > 0 ? request.region.center : nil
        Gazetteer.queue.async { [self] in
            let found = Gazetteer.shared.map { isWanted ? $0.places(named: words, near: middle) : [] }
            DispatchQueue.main.async { [self] in
                let isCancelled = lock.withLock {
                    running = false
                    return cancelled
                }
                guard !isCancelled else { return handler(nil, MKError(.unknown)) }
                guard let found else { return handler(nil, MKError(.serverFailure)) }
                guard !found.isEmpty else { return handler(nil, MKError(.placemarkNotFound)) }
                handler(Response(found.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }), nil)
            }
        }
    }

    /// Searches.
    open func start() async throws -> Response {
        try await withCheckedThrowingContinuation { done in
            start { response, error in
                if let response { done.resume(returning: response) } else { done.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    /// Ends the search; its handler is called with an error.
    open func cancel() { lock.withLock { cancelled = true } }
}

/// What is looked for, by the name that this had before Swift 4.2.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// What was found, by the name that this had before Swift 4.2.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
