import Foundation
import Testing

@testable import StoreKit

/// What becomes of a `.storekit` file.
@Suite struct ConfigurationTests {
    private func read(_ changes: [String: String] = [:], languages: [String] = ["en"]) throws -> StoreConfiguration {
        try StoreConfiguration(StoreFixture.data(changes), languages: languages)
    }

    @Test func productsAreThoseOfTheFile() throws {
        let store = try read()
        #expect(store.products.map(\.id) == ["coins", "pro", "season", "gold", "silver"])
        #expect(store.products.map(\.type) == [.consumable, .nonConsumable, .nonRenewable, .autoRenewable, .autoRenewable])
        #expect(store.products.map(\.displayName) == ["Coins", "Pro", "Season", "Gold", "Silver"])
        #expect(store.products.map(\.isFamilyShareable) == [false, true, false, false, false])
        let pro = try #require(store.product("pro"))
        #expect(pro.price == Decimal(string: "4.99") && pro.displayPrice == "$4.99" && pro.description == "Everything")
        #expect(store.product("nothing") == nil)
        #expect(store.storefront.countryCode == "USA" && store.storefront.id == "143441" && store.storefront.currency?.identifier == "USD")
    }

    @Test func subscriptionsHaveTheirGroupLevelPeriodAndOffers() throws {
        let gold = try #require(try read().product("gold")?.subscription)
        #expect(gold.subscriptionGroupID == "G1" && gold.groupDisplayName == "News" && gold.groupLevel == 1)
        #expect(gold.subscriptionPeriod == .monthly)
        let trial = try #require(gold.introductoryOffer)
        #expect(trial.paymentMode == .freeTrial && trial.period == .weekly && trial.periodCount == 1 && trial.price == 0 && trial.id == nil)
        #expect(gold.promotionalOffers.map(\.id) == ["back"] && gold.promotionalOffers[0].periodCount == 2)
    }

    @Test func textsAreInTheFilesLanguage() throws {
        let german = try read(["\"_locale\" : \"en_US\"": "\"_locale\" : \"de_DE\"", "\"USA\"": "\"DEU\""])
        let coins = try #require(german.product("coins"))
        #expect(coins.displayName == "Münzen" && coins.currencyCode == "EUR")
        #expect(coins.displayPrice.contains("0,99") && coins.displayPrice.contains("€"))
        // Where the file's language has none the person's have.
        #expect(
            try read(["\"_locale\" : \"en_US\"": "\"_locale\" : \"ja_JP\""], languages: ["de-AT"]).product("coins")?.displayName == "Münzen"
        )
    }

    @Test(arguments: [
        ("\"4.99\"", "\"much\"", "products.[1].displayPrice: \"much\" is no price"),
        (
            "\"P1W\"", "\"P1Q\"",
            "subscriptionGroups.[0].subscriptions.[0].introductoryOffer.subscriptionPeriod: \"P1Q\" is no length of time such as P1M"
        ),
        ("\"4.99\"", "\"4.9.9\"", "products.[1].displayPrice: \"4.9.9\" is no price"),
        ("\"4.99\"", "\".\"", "products.[1].displayPrice: \".\" is no price"),
        (
            "\"4.99\"", "\"9999999999999999\"", "products.[1].displayPrice: \"9999999999999999\" is no price"
        ),
        (
            "\"P1W\"", "\"P9999999999Y\"",
            "subscriptionGroups.[0].subscriptions.[0].introductoryOffer.subscriptionPeriod: \"P9999999999Y\" is no length of time such as P1M"
        ),
        (
            "\"numberOfPeriods\" : 2", "\"numberOfPeriods\" : 9223372036854775807",
            "subscriptionGroups.[0].subscriptions.[0].adHocOffers.[0].numberOfPeriods: there cannot be 9223372036854775807 periods"
        ),
        ("\"Consumable\"", "\"Gift\"", "products.[0].type: \"Gift\" is no type of a product there"),
        ("\"USA\"", "\"XXX\"", "settings._storefront: there is no store \"XXX\""),
        ("\"productID\" : \"pro\"", "\"productID\" : \"coins\"", "products: there is more than one \"coins\""),
        ("\"productID\" : \"pro\",", "", "products.[1].productID: it is missing"),
    ])
    func whatIsWrongIsToldWithItsPlace(old: String, new: String, message: String) throws {
        let error = #expect(throws: StoreConfigurationError.self) { try read([old: new]) }
        #expect(error?.description == message)
    }

    @Test(arguments: ["", "_", "en-GB"])
    func aLanguageOfAnyFormHasPrices(language: String) throws {
        let pro = try #require(try read(["\"_locale\" : \"en_US\"": "\"_locale\" : \"\(language)\""]).product("pro"))
        #expect(pro.displayPrice.contains("4.99"))
    }

    @Test func aFileThatIsNoJSONIsRefused() {
        let error = #expect(throws: StoreConfigurationError.self) { try StoreConfiguration(Data("store".utf8)) }
        #expect(error?.description == "the file is no JSON")
    }

    @Test func periodsGoByTheCalendar() throws {
        let start = try Date("2024-01-31T12:00:00Z", strategy: .iso8601)
        #expect(Product.SubscriptionPeriod(iso: "P1M")?.end(from: start) == (try Date("2024-02-29T12:00:00Z", strategy: .iso8601)))
        #expect(Product.SubscriptionPeriod(iso: "P2W")?.dateRange(referenceDate: start).upperBound == start.addingTimeInterval(14 * 86_400))
        #expect(Product.SubscriptionPeriod(iso: "P3D") == .everyThreeDays && Product.SubscriptionPeriod(iso: "1M") == nil)
        #expect(Product.SubscriptionPeriod(iso: "P0M") == nil && Product.SubscriptionPeriod.yearly.iso == "P1Y")
        #expect(Product.SubscriptionPeriod.Unit.day < .week && Product.SubscriptionPeriod.Unit.month < .year)
    }
}
