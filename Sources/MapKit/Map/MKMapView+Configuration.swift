extension MKMapView {
    /// How the map looks. A copy is returned, and set; `mapType` says the same.
    public var preferredConfiguration: MKMapConfiguration {
        get { configuration.copy() as? MKMapConfiguration ?? configuration }
        set {
            mapType = newValue.mapType
            configuration = newValue.copy() as? MKMapConfiguration ?? newValue
            (showsTraffic, pointOfInterestFilter) = newValue.details
        }
    }
}
