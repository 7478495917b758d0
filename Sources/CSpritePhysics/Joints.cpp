#include "Parts.h"

/// What no joint is as long as, in metres.
static const float longest = 1e6f;

extern "C" {

SpriteJoint *SpritePinCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor) {
    b2RevoluteJointDef definition;
    definition.Initialize(a->body, b->body, vector(anchor));
    return joint(world->world.CreateJoint(&definition));
}

void SpritePinSet(SpriteJoint *pin, bool isLimited, float lower, float upper, float friction, float speed) {
    auto *revolute = static_cast<b2RevoluteJoint *>(joint(pin));
    revolute->SetLimits(b2Min(lower, upper), b2Max(lower, upper));
    revolute->EnableLimit(isLimited);
    // A motor that wants to stand still is what friction is.
    revolute->SetMaxMotorTorque(friction);
    revolute->SetMotorSpeed(speed);
    revolute->EnableMotor(friction > 0);
}

SpriteJoint *SpriteFixedCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor) {
    b2WeldJointDef definition;
    definition.Initialize(a->body, b->body, vector(anchor));
    return joint(world->world.CreateJoint(&definition));
}

static b2DistanceJointDef distance(SpriteBody *a, SpriteBody *b, SpriteVector anchorA, SpriteVector anchorB) {
    b2DistanceJointDef definition;
    definition.Initialize(a->body, b->body, vector(anchorA), vector(anchorB));
    definition.collideConnected = true;
    return definition;
}

SpriteJoint *SpriteSpringCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchorA, SpriteVector anchorB) {
    b2DistanceJointDef definition = distance(a, b, anchorA, anchorB);
    return joint(world->world.CreateJoint(&definition));
}

void SpriteSpringSet(SpriteJoint *spring, float frequency, float damping) {
    auto *made = static_cast<b2DistanceJoint *>(joint(spring));
    float stiffness = 0, damper = 0;
    if (frequency > 0) b2LinearStiffness(stiffness, damper, frequency, damping, made->GetBodyA(), made->GetBodyB());
    // A spring has no shortest and longest length; without a frequency it is a rod.
    made->SetMinLength(frequency > 0 ? 0 : made->GetLength());
    made->SetMaxLength(frequency > 0 ? longest : made->GetLength());
    made->SetStiffness(stiffness);
    made->SetDamping(damper);
}

SpriteJoint *SpriteSlidingCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor, SpriteVector axis) {
    b2PrismaticJointDef definition;
    definition.Initialize(a->body, b->body, vector(anchor), vector(axis));
    return joint(world->world.CreateJoint(&definition));
}

void SpriteSlidingSet(SpriteJoint *sliding, bool isLimited, float lower, float upper) {
    auto *prismatic = static_cast<b2PrismaticJoint *>(joint(sliding));
    prismatic->SetLimits(b2Min(lower, upper), b2Max(lower, upper));
    prismatic->EnableLimit(isLimited);
}

SpriteJoint *SpriteLimitCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchorA, SpriteVector anchorB) {
    b2DistanceJointDef definition = distance(a, b, anchorA, anchorB);
    definition.minLength = 0;
    return joint(world->world.CreateJoint(&definition));
}

void SpriteLimitSet(SpriteJoint *limit, float length) {
    static_cast<b2DistanceJoint *>(joint(limit))->SetMaxLength(b2Max(length, b2_linearSlop));
}

float SpriteJointLength(const SpriteJoint *made) { return static_cast<const b2DistanceJoint *>(joint(made))->GetCurrentLength(); }

SpriteVector SpriteJointForce(const SpriteJoint *made, float seconds) {
    return vector(joint(made)->GetReactionForce(1 / seconds));
}

float SpriteJointTorque(const SpriteJoint *made, float seconds) { return joint(made)->GetReactionTorque(1 / seconds); }

void SpriteJointDestroy(SpriteWorld *world, SpriteJoint *made) { world->world.DestroyJoint(joint(made)); }

}
