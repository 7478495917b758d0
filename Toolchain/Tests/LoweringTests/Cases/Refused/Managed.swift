import CoreData

enum Weight: Int16 { case light }

struct Size { var width = 0 }

class Parcel: NSManagedObject {
    // expected-error@+1 {{'@NSManaged' only allowed on an instance property or method}}
    @NSManaged static var shared: Parcel?
    // expected-error@+1 {{'@NSManaged' not allowed on a 'let' property}}
    @NSManaged let name: String?
    // expected-error@+1 {{'@NSManaged' property cannot have an initial value}}
    @NSManaged var title: String? = nil
    // expected-error@+1 {{'@NSManaged' not allowed on computed properties}}
    @NSManaged var length: Int { 0 }
    // expected-error@+1 {{property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C}}
    @NSManaged var count: Int?
    // expected-error@+1 {{property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C}}
    @NSManaged var weight: Weight
    // expected-error@+1 {{property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C}}
    @NSManaged var size: Size
    // expected-error@+1 {{'@NSManaged' method cannot have a body; it must be provided at runtime}}
    @NSManaged func addToParts(_ part: Parcel) {}
    // expected-error@+1 {{Core Data provides no method 'deliver()'}}
    @NSManaged func deliver()
    @NSManaged var label: String?
    @NSManaged func removeFromParts(_ part: Parcel)
}
