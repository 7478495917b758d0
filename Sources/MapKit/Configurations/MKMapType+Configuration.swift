extension MKMapType {
    /// The configuration by which a map looks so.
    var configuration: MKMapConfiguration {
        switch self {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite: MKImageryMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        case .hybrid: MKHybridMapConfiguration()
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        }
    }
}
