import SampanHost

extension LocationScenario {
    /// The corners of the way, near Cupertino: the one round the block, the one through the town, the one along Interstate 280.
    var places: [HostPlace] {
        switch self {
        case .cityRun:
            Self.places(
                (37.3317, -122.0302), (37.3317, -122.0264), (37.3288, -122.0264), (37.3288, -122.0302), (37.3317, -122.0302))
        case .cityBicycleRide:
            Self.places(
                (37.3230, -122.0322), (37.3378, -122.0322), (37.3378, -122.0142), (37.3230, -122.0142), (37.3230, -122.0322))
        case .freewayDrive:
            Self.places(
                (37.3327, -122.0140), (37.3336, -122.0500), (37.3345, -122.0680), (37.3440, -122.0890), (37.3620, -122.1180),
                (37.3790, -122.1480))
        }
    }

    private static func places(_ values: (Double, Double)...) -> [HostPlace] {
        values.map { HostPlace(latitude: $0.0, longitude: $0.1) }
    }
}
