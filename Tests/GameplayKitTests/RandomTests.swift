import GameplayKit
import Testing

struct RandomTests {
    @Test func equalSeedsGiveEqualNumbers() {
        let sources: [() -> GKRandomSource] = [
            { GKARC4RandomSource(seed: Data([1, 2, 3])) }, { GKLinearCongruentialRandomSource(seed: 7) },
            { GKMersenneTwisterRandomSource(seed: 7) },
        ]
        for make in sources {
            let (a, b) = (make(), make())
            let numbers = (0..<1000).map { _ in a.nextInt() }
            #expect(numbers == (0..<1000).map { _ in b.nextInt() })
            #expect(Set(numbers).count > 990)
            #expect(numbers.allSatisfy { $0 >= Int(Int32.min) && $0 <= Int(Int32.max) })
        }
    }

    @Test func theTwisterIsTheOneThatIsPublished() {
        // The 10,000th number of the generator of 64 bits with its usual seed, as the C++ standard states it.
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        let last = (0..<10_000).map { _ in source.nextInt() }[9_999]
        // Its upper half: 2324009717 of 9981545732273789042.
        #expect(UInt32(bitPattern: Int32(last)) == 2324009717)
    }

    @Test func theCipherIsTheOneThatIsPublished() {
        // The key "Key" gives EB 9F 77 81 …
        let source = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(UInt32(bitPattern: Int32(source.nextInt())) == 0xEB9F_7781)
        let dropped = GKARC4RandomSource(seed: Data("Key".utf8))
        dropped.dropValues(4)
        #expect(dropped.nextInt() == source.nextInt())
    }

    @Test func numbersStayWithinTheirBounds() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        for bound in [1, 2, 3, 7, 100, 1 << 33] {
            for _ in 0..<200 { #expect((0..<bound).contains(source.nextInt(upperBound: bound))) }
        }
        #expect(source.nextInt(upperBound: 0) == 0)
        for _ in 0..<200 { #expect((0...1).contains(source.nextUniform())) }
        #expect(GKRandomSource.sharedRandom().nextInt(upperBound: 10) < 10)
    }

    @Test func aCopyAndAnArchiveGoOnAsTheSourceDoes() throws {
        for source in [
            GKARC4RandomSource(seed: Data([9])), GKLinearCongruentialRandomSource(seed: 9), GKMersenneTwisterRandomSource(seed: 9),
        ] {
            for _ in 0..<10 { _ = source.nextInt() }
            let copy = source.copy() as! GKRandomSource
            let data = try NSKeyedArchiver.archivedData(withRootObject: source, requiringSecureCoding: true)
            let archived = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: source), from: data))
            let next = (0..<400).map { _ in source.nextInt() }
            #expect(next == (0..<400).map { _ in copy.nextInt() })
            #expect(next == (0..<400).map { _ in archived.nextInt() })
        }
    }

    @Test func shufflingKeepsAllElements() {
        let numbers = Array(0..<100)
        let shuffled = GKMersenneTwisterRandomSource(seed: 3).arrayByShufflingObjects(in: numbers) as! [Int]
        #expect(shuffled != numbers && shuffled.sorted() == numbers)
        #expect((GKRandomSource.sharedRandom().arrayByShufflingObjects(in: []) as [Any]).isEmpty)
    }

    @Test func aDieHasItsSides() {
        let die = GKRandomDistribution.d6()
        let throwsOfIt = (0..<600).map { _ in die.nextInt() }
        #expect(Set(throwsOfIt) == Set(1...6))
        #expect(die.numberOfPossibleOutcomes == 6 && GKRandomDistribution.d20().highestValue == 20)
    }

    @Test func shuffledNumbersComeAgainOnlyAfterAllHaveCome() {
        let distribution = GKShuffledDistribution(lowestValue: 1, highestValue: 10)
        for _ in 0..<20 { #expect(Set((0..<10).map { _ in distribution.nextInt() }) == Set(1...10)) }
    }

    @Test func gaussianNumbersClusterAboutTheMean() {
        let source = GKMersenneTwisterRandomSource(seed: 5)
        let distribution = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
        let numbers = (0..<5000).map { _ in distribution.nextInt() }
        #expect(distribution.mean == 30 && distribution.deviation == 10)
        #expect(numbers.allSatisfy { (0...60).contains($0) })
        let near = Double(numbers.count { abs($0 - 30) <= 10 }) / 5000
        #expect(near > 0.64 && near < 0.74)
        let other = GKGaussianDistribution(randomSource: source, mean: 5, deviation: 1)
        #expect(other.lowestValue == 2 && other.highestValue == 8)
    }
}
