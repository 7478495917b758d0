import Foundation

/// What kind of place a place of interest is. See https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory.
///
/// The map itself knows no such places; apps set them on items and in filters.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airport.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Amusement park.
    public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
    /// Aquarium.
    public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
    /// Cash dispenser.
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
    /// Bakery.
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    /// Bank.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// Beach.
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    /// Brewery.
    public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
    /// Cafe.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Campground.
    public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
    /// Car rental.
    public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
    /// Charger of electric cars.
    public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
    /// Fire station.
    public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
    /// Fitness center.
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
    /// Food market.
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    /// Gas station.
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    /// Hospital.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Hotel.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Laundry.
    public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
    /// Library.
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    /// Marina.
    public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
    /// Movie theater.
    public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
    /// Museum.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// National park.
    public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
    /// Nightlife.
    public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
    /// Park.
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    /// Parking.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Pharmacy.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Police.
    public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
    /// Post office.
    public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
    /// Public transport.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurant.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Restroom.
    public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
    /// School.
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    /// Stadium.
    public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
    /// Store.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
    /// Theater.
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
    /// University.
    public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
    /// Winery.
    public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
    /// Zoo.
    public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")

    // MARK: Since iOS 18

    /// Animal service.
    public static let animalService = MKPointOfInterestCategory(rawValue: "MKPOICategoryAnimalService")
    /// Automotive repair.
    public static let automotiveRepair = MKPointOfInterestCategory(rawValue: "MKPOICategoryAutomotiveRepair")
    /// Baseball.
    public static let baseball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBaseball")
    /// Basketball.
    public static let basketball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBasketball")
    /// Beauty.
    public static let beauty = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeauty")
    /// Bowling.
    public static let bowling = MKPointOfInterestCategory(rawValue: "MKPOICategoryBowling")
    /// Castle.
    public static let castle = MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle")
    /// Convention center.
    public static let conventionCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryConventionCenter")
    /// Distillery.
    public static let distillery = MKPointOfInterestCategory(rawValue: "MKPOICategoryDistillery")
    /// Fairground.
    public static let fairground = MKPointOfInterestCategory(rawValue: "MKPOICategoryFairground")
    /// Fishing.
    public static let fishing = MKPointOfInterestCategory(rawValue: "MKPOICategoryFishing")
    /// Fortress.
    public static let fortress = MKPointOfInterestCategory(rawValue: "MKPOICategoryFortress")
    /// Golf.
    public static let golf = MKPointOfInterestCategory(rawValue: "MKPOICategoryGolf")
    /// Go kart.
    public static let goKart = MKPointOfInterestCategory(rawValue: "MKPOICategoryGoKart")
    /// Hiking.
    public static let hiking = MKPointOfInterestCategory(rawValue: "MKPOICategoryHiking")
    /// Kayaking.
    public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPOICategoryKayaking")
    /// Landmark.
    public static let landmark = MKPointOfInterestCategory(rawValue: "MKPOICategoryLandmark")
    /// Mailbox.
    public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPOICategoryMailbox")
    /// Mini golf.
    public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPOICategoryMiniGolf")
    /// Music venue.
    public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPOICategoryMusicVenue")
    /// National monument.
    public static let nationalMonument = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalMonument")
    /// Planetarium.
    public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryPlanetarium")
    /// Rock climbing.
    public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPOICategoryRockClimbing")
    /// Place for motor homes.
    public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryRVPark")
    /// Skate park.
    public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPOICategorySkatePark")
    /// Skating.
    public static let skating = MKPointOfInterestCategory(rawValue: "MKPOICategorySkating")
    /// Skiing.
    public static let skiing = MKPointOfInterestCategory(rawValue: "MKPOICategorySkiing")
    /// Soccer.
    public static let soccer = MKPointOfInterestCategory(rawValue: "MKPOICategorySoccer")
    /// Spa.
    public static let spa = MKPointOfInterestCategory(rawValue: "MKPOICategorySpa")
    /// Surfing.
    public static let surfing = MKPointOfInterestCategory(rawValue: "MKPOICategorySurfing")
    /// Swimming.
    public static let swimming = MKPointOfInterestCategory(rawValue: "MKPOICategorySwimming")
    /// Tennis.
    public static let tennis = MKPointOfInterestCategory(rawValue: "MKPOICategoryTennis")
    /// Volleyball.
    public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPOICategoryVolleyball")
}
