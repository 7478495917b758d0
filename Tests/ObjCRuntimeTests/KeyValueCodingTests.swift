import Foundation
import ObjCRuntime
import Testing

@MainActor @Suite struct KeyValueCodingTests {
    init() { Person.register }

    @Test func valuesAreReadAndWrittenByKey() {
        let child = Child()
        child.setValue("Bo", forKey: "name")
        #expect(child.value(forKey: "name") as? String == "Bo")
        #expect(child.value(forKey: "title") as? String == "Bo, 30")
        #expect(child.value(forKey: "birthday") == nil && child.age == 31)
        child.setValue(nil, forKey: "friend")
        #expect(child.value(forKey: "friend") == nil)
    }

    @Test func numbersAreConverted() {
        let person = Person()
        person.setValue(NSNumber(value: 41.7), forKey: "age")
        #expect(person.age == 41)
        person.setValue("12", forKey: "age")
        #expect(person.age == 12)
        person.setValue(2, forKey: "height")
        #expect(person.height == 2)
        person.setValue(3, forKey: "mood")
        #expect(person.mood == .merry)
        person.setValue("YES", forKey: "hidden")
        #expect(person.isHidden)
        person.setValue(0, forKey: "isHidden")
        #expect(!person.isHidden)
        #expect(person.value(forKey: "hidden") as? Bool == false)
        #expect(person.value(forKey: "height") as? Double == 2)
        #expect(person.value(forKey: "mood") as? Int == 3)
        person.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        #expect(person.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func pathsAreFollowed() {
        let (person, friend) = (Person(), Person())
        person.friend = friend
        person.setValue("Cy", forKeyPath: "friend.name")
        #expect(friend.name == "Cy")
        #expect(person.value(forKeyPath: "friend.friend.name") == nil)
        friend.age = 10
        person.friends = [person, friend]
        #expect(person.value(forKeyPath: "friends.@sum.age") as? Int == 40)
        #expect(person.value(forKeyPath: "friends.@max.age") as? Int == 30)
        #expect(person.value(forKeyPath: "friends.@count") as? Int == 2)
        #expect(person.value(forKeyPath: "friends.name") as? [String] == ["Ann", "Cy"])
        #expect((["b", "a", "b"] as NSArray).value(forKeyPath: "@distinctUnionOfObjects.self") as? [String] == ["b", "a"])
    }

    @Test func severalValuesAtOnce() {
        let person = Person()
        person.setValuesForKeys(["name": "Di", "age": 5, "friend": NSNull()])
        let values = person.dictionaryWithValues(forKeys: ["name", "age", "friend"])
        #expect(values["name"] as? String == "Di" && values["age"] as? Int == 5 && values["friend"] is NSNull)
        let friends = person.mutableArrayValue(forKey: "friends")
        friends.add(person)
        friends.insert(Person(), at: 0)
        #expect(person.friends.count == 2 && person.friends[1] === person)
    }

    @Test func dictionariesAndDefaultsHaveTheirEntriesAsValues() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary.value(forKey: "a") as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0)
        let defaults = UserDefaults(suiteName: "KeyValueCodingTests")!
        defaults.setValue("x", forKey: "k")
        #expect(defaults.value(forKey: "k") as? String == "x")
        defaults.removePersistentDomain(forName: "KeyValueCodingTests")
    }

    @Test func anUnknownKeyEndsTheProcessInApplesWords() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Person.register
                Person().setValue(1, forKey: "foo")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Person 0x"))
        #expect(text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo.'"))
    }

    @Test func aValueOfTheWrongTypeEndsTheProcessWithItsKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Person.register
                Person().setValue(NSArray(), forKey: "friend")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("cannot be the value for the key friend, which is declared as Optional<Person>"))
    }

    @Test func nilForANumberEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Person.register
                Person().setValue(nil, forKey: "age")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("setNilValueForKey]: could not set nil as the value for the key age."))
    }
}
