import CoreLocation
import Foundation

/// By what means one travels. See https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Means by raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    /// By bus and train.
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
    /// By any.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. There is no service that knows any: the answer is `MKError.serverFailure`, as where nothing answers on iOS.
///
/// See https://developer.apple.com/documentation/mapkit/mkdirections.
open class MKDirections: NSObject, @unchecked Sendable {
    /// What is told of ways.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// The beginning.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// By what means.
        open var transportType: MKDirectionsTransportType = .any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When one leaves.
        open var departureDate: Date?
        /// When one arrives.
        open var arrivalDate: Date?
        /// Nowhere yet.
        public override init() { super.init() }
    }

    /// The ways that were found. Nobody makes one here.
    open class Response: NSObject, @unchecked Sendable {
        /// The beginning.
        public let source: MKMapItem
        /// The end.
        public let destination: MKMapItem
        /// The ways.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }

    private let lock = NSLock()
    private var running = false

    /// A question for ways.
    public init(request: Request) { super.init() }

    /// Whether it is under way.
    open var isCalculating: Bool { lock.withLock { running } }

    // @objc(calculateDirectionsWithCompletionHandler:)
    /// Looks for ways; the handler is called on the main thread.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        lock.withLock { running = true }
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            lock.withLock { running = false }
            handler(nil, MKError(.serverFailure))
        }
    }

    /// Looks for ways.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Ends the question; its handler is called with an error.
    open func cancel() {}
}

/// A way. See https://developer.apple.com/documentation/mapkit/mkroute.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        public let instructions: String
        /// What to know.
        public let notice: String?
        /// Where it goes.
        public let polyline: MKPolyline
        /// How long it is, in metres.
        public let distance: CLLocationDistance
        /// By what means.
        public let transportType: MKDirectionsTransportType

        init(instructions: String, notice: String?, polyline: MKPolyline, distance: Double, transportType: MKDirectionsTransportType) {
            (self.instructions, self.notice, self.polyline) = (instructions, notice, polyline)
            (self.distance, self.transportType) = (distance, transportType)
            super.init()
        }
    }

    /// What it is called.
    public let name: String
    /// What to know.
    public let advisoryNotices: [String]
    /// How long it is, in metres.
    public let distance: CLLocationDistance
    /// How long it takes, in seconds.
    public let expectedTravelTime: TimeInterval
    /// By what means.
    public let transportType: MKDirectionsTransportType
    /// Where it goes.
    public let polyline: MKPolyline
    /// Its parts.
    public let steps: [Step]

    init(name: String, distance: Double, time: Double, transportType: MKDirectionsTransportType, polyline: MKPolyline, steps: [Step]) {
        (self.name, self.distance, expectedTravelTime) = (name, distance, time)
        (self.transportType, self.polyline, self.steps, advisoryNotices) = (transportType, polyline, steps, [])
        super.init()
    }
}

/// From where to where, by the name that this had before Swift 4.2.
public typealias MKDirectionsRequest = MKDirections.Request
/// The ways that were found, by the name that this had before Swift 4.2.
public typealias MKDirectionsResponse = MKDirections.Response
/// A part of a way, by the name that this had before Swift 4.2.
public typealias MKRouteStep = MKRoute.Step
