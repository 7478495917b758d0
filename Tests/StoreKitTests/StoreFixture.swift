import Foundation

/// A `.storekit` file as Xcode's editor writes it, and what tests change of it.
enum StoreFixture {
    static let text = """
        {
          "identifier" : "A1B2C3D4",
          "nonRenewingSubscriptions" : [
            {
              "displayPrice" : "3.00", "familyShareable" : false, "internalID" : "10", "localizations" : [],
              "productID" : "season", "referenceName" : "Season", "type" : "NonRenewingSubscription"
            }
          ],
          "products" : [
            {
              "displayPrice" : "0.99", "familyShareable" : false, "internalID" : "11",
              "localizations" : [
                { "description" : "Hundred coins", "displayName" : "Coins", "locale" : "en_US" },
                { "description" : "Hundert Münzen", "displayName" : "Münzen", "locale" : "de" }
              ],
              "productID" : "coins", "referenceName" : "Coins", "type" : "Consumable"
            },
            {
              "displayPrice" : "4.99", "familyShareable" : true, "internalID" : "12",
              "localizations" : [ { "description" : "Everything", "displayName" : "Pro", "locale" : "en_US" } ],
              "productID" : "pro", "referenceName" : "Pro", "type" : "NonConsumable"
            }
          ],
          "settings" : { "_failTransactionsEnabled" : false, "_locale" : "en_US", "_storefront" : "USA" },
          "subscriptionGroups" : [
            {
              "id" : "G1", "localizations" : [], "name" : "News",
              "subscriptions" : [
                {
                  "adHocOffers" : [
                    { "displayPrice" : "1.00", "internalID" : "20", "numberOfPeriods" : 2, "offerID" : "back",
                      "paymentMode" : "payAsYouGo", "referenceName" : "Back", "subscriptionPeriod" : "P1M" }
                  ],
                  "codeOffers" : [], "displayPrice" : "9.99", "familyShareable" : false, "groupNumber" : 1, "internalID" : "13",
                  "introductoryOffer" : { "internalID" : "14", "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
                  "localizations" : [ { "description" : "All news", "displayName" : "Gold", "locale" : "en_US" } ],
                  "productID" : "gold", "recurringSubscriptionPeriod" : "P1M", "referenceName" : "Gold", "subscriptionGroupID" : "G1",
                  "type" : "RecurringSubscription"
                },
                {
                  "adHocOffers" : [], "codeOffers" : [], "displayPrice" : "2.99", "familyShareable" : false, "groupNumber" : 2,
                  "internalID" : "15", "introductoryOffer" : null, "localizations" : [], "productID" : "silver",
                  "recurringSubscriptionPeriod" : "P1M", "referenceName" : "Silver", "subscriptionGroupID" : "G1",
                  "type" : "RecurringSubscription"
                }
              ]
            }
          ],
          "version" : { "major" : 3, "minor" : 0 }
        }
        """

    /// The file, with other text in the place of some.
    static func data(_ changes: [String: String] = [:]) -> Data {
        Data(changes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }.utf8)
    }

    /// Has the app's store be the file's, and a new home be the app's.
    static func install(_ changes: [String: String] = [:]) {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        try! FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let file = home.appendingPathComponent("App.storekit")
        try! data(changes).write(to: file)
        setenv("SAMPAN_STOREKIT", file.path, 1)
        setenv("CFFIXED_USER_HOME", home.path, 1)
    }
}
